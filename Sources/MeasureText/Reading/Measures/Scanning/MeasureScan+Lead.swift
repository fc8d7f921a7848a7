import DecimalArithmetic

extension MeasureScan {
  /// Consumes a number with its sign.
  ///
  /// The sign may be a word, and spaces may separate the sign and the number: `- 40`, `minus 40`.
  mutating func takeSignedNumber() throws(ReadingError) -> NumberReading {
    guard source.marks.isLenient, let sign = DetachedSign(in: text, at: position, source.words)
    else { return try takeNumber() }
    position = sign.end
    var reading = try takeNumber()
    #if SeededFaults
    if dropsDetachedSign { return reading }
    #endif
    if sign.isNegative { reading.number = reading.number.negated }
    return reading
  }

  /// Skips the first word of a range such as `between 5 and 10`; returns whether there is one.
  mutating func takeBetween() -> Bool {
    guard source.marks.isLenient, position < text.count, !text[position].isASCIIDigit,
      let length = source.words.length(of: .between, in: text, at: position)
    else { return false }
    let next = text.endOfSpaces(from: position + length)
    let sign = text.scalar(at: next).map { ["-", "\u{2212}"].contains($0.scalar) ? $0.length : 0 }
    let begins =
      text.beginsNumber(at: next + (sign ?? 0))
      || DetachedSign(in: text, at: next, source.words) != nil
    guard next > position + length, begins else { return false }
    position = next
    return true
  }

  /// Returns the offset of the number behind the `and` or `&` of a range or a sum.
  ///
  /// No spaces are required around `&` (`5 lb&3 oz`), nor around Japanese and Chinese words.
  func endOfAnd() -> Int? {
    let word = text.endOfSpaces(from: position)
    guard word < text.count else { return nil }
    if text[word] == UInt8(ascii: "&") {
      #if SeededFaults
      if stopsAtAmpersand { return nil }
      #endif
      let next = text.endOfSpaces(from: word + 1)
      return next < text.count ? next : nil
    }
    let isUnspaced = text.isUnspaced(at: word)
    guard word > position || isUnspaced,
      let length = source.words.length(of: .and, in: text, at: word)
    else { return nil }
    let next = text.endOfSpaces(from: word + length)
    return (next > word + length || isUnspaced) && next < text.count ? next : nil
  }
}

/// A sign that spaces separate from its number, or the word of a sign.
struct DetachedSign {
  let isNegative: Bool
  /// The offset of the number.
  let end: Int

  /// Creates the sign at an offset; `nil` unless a number follows.
  init?(in text: UTF8Bytes, at offset: Int, _ words: MeasureWords) {
    guard offset < text.count, !text[offset].isASCIIDigit, let first = text.scalar(at: offset)
    else { return nil }
    var end = offset + first.length
    var needsSpace = true
    switch first.scalar {
    case "-", "\u{2212}": isNegative = true
    case "+": isNegative = false
    default:
      if let length = words.length(of: .minus, in: text, at: offset) {
        isNegative = true
        end = offset + length
      } else if let length = words.length(of: .plus, in: text, at: offset) {
        isNegative = false
        end = offset + length
      } else {
        return nil
      }
      needsSpace = first.length < 3
    }
    let next = text.endOfSpaces(from: end)
    guard next > end || !needsSpace, text.beginsNumber(at: next) else { return nil }
    self.end = next
  }
}

extension UTF8Bytes {
  /// Whether there is a digit or a fraction at an offset.
  func hasDigit(at offset: Int) -> Bool {
    guard let scalar = scalar(at: offset)?.scalar else { return false }
    return DecimalDigits.zero(of: scalar) != nil || VulgarFractions.parts(scalar) != nil
  }

  /// Whether a number without a sign begins at an offset.
  func beginsNumber(at offset: Int) -> Bool {
    if hasDigit(at: offset) { return true }
    return offset < count && self[offset] == UInt8(ascii: ".") && hasDigit(at: offset + 1)
  }

  /// Returns the character that ends at an offset; `nil` at the start and for malformed UTF-8.
  func scalar(before offset: Int) -> DecodedScalar? {
    var start = offset - 1
    while start > 0, offset - start < 4, self[start] & 0xC0 == 0x80 { start -= 1 }
    guard start >= 0, let decoded = scalar(at: start), start + decoded.length == offset else {
      return nil
    }
    return decoded
  }

  /// Returns the start of the white space that ends at an offset.
  func startOfSpaces(before offset: Int) -> Int {
    var start = offset
    while let decoded = scalar(before: start), endOfSpaces(from: start - decoded.length) >= start {
      start -= decoded.length
    }
    return start
  }
}

extension ReadNumber {
  /// The number with the opposite sign; −0 for 0.
  var negated: ReadNumber {
    switch self {
    case .fraction(let ratio): .fraction(ratio.negated)
    case .decimal(let text):
      .decimal(
        text.utf8.first == UInt8(ascii: "-")
          ? String(decoding: text.utf8.dropFirst(), as: UTF8.self) : "-" + text)
    }
  }
}
