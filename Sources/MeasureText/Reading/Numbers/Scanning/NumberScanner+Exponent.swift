extension NumberScanner {
  /// Consumes an exponent at the position, if an exponent follows: `e5`, `×10^5` or `×10⁵`.
  mutating func takeExponent() throws(ReadingError) {
    guard position < text.count else { return }
    let byte = text[position]
    if byte | 0x20 == UInt8(ascii: "e") {
      takePlainExponent(at: position + 1)
    } else if isTerm {
      return
    } else if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "*") || byte == UInt8(ascii: "x")
      || byte >= 0xC2
    {
      takePowerOfTen()
    }
  }

  /// Consumes an optional sign and ASCII digits; consumes nothing without digits.
  private mutating func takePlainExponent(at offset: Int) {
    var next = offset
    let isNegative = takeExponentSign(&next)
    guard next < text.count, text[next].isASCIIDigit else { return }
    var value = 0
    while next < text.count, text[next].isASCIIDigit {
      value = Self.appending(Int(text[next] & 0xF), to: value)
      next += 1
    }
    exponent = isNegative ? -value : value
    position = next
  }

  /// Consumes a multiplication sign between optional spaces, 10, and an exponent behind `^` or in
  /// superscript.
  private mutating func takePowerOfTen() {
    var next = text.endOfBlanks(from: position)
    guard let sign = text.scalar(at: next) else { return }
    switch sign.scalar {
    case "\u{D7}", "x", "*", "\u{B7}", "\u{22C5}": next += sign.length
    default: return
    }
    next = text.endOfBlanks(from: next)
    guard text.has("10", at: next) else { return }
    next += 2
    if text.has("^", at: next) {
      takePlainExponent(at: next + 1)
      return
    }
    var isNegative = false
    if let raised = text.scalar(at: next),
      raised.scalar == "\u{207B}" || raised.scalar == "\u{207A}"
    {
      isNegative = raised.scalar == "\u{207B}"
      next += raised.length
    }
    var value = 0
    var count = 0
    while let decoded = text.scalar(at: next), let digit = decoded.scalar.raisedDigit {
      value = Self.appending(digit, to: value)
      next += decoded.length
      count += 1
    }
    guard count > 0 else { return }
    exponent = isNegative ? -value : value
    position = next
  }

  /// Consumes `+`, `-` or U+2212; returns whether the sign is a minus.
  private func takeExponentSign(_ next: inout Int) -> Bool {
    guard let sign = text.scalar(at: next) else { return false }
    switch sign.scalar {
    case "-", "\u{2212}": next += sign.length
    case "+":
      next += 1
      return false
    default: return false
    }
    return true
  }

  /// Returns 10 · value + digit.
  ///
  /// A value of 2⁵⁵ − 1 or more exceeds every limit and is returned unchanged, so sums cannot
  /// overflow.
  private static func appending(_ digit: Int, to value: Int) -> Int {
    #if SeededFaults
    if let wrong = wrappedExponent(digit, value) { return wrong }
    #endif
    return value < Int.max >> 8 ? value * 10 + digit : value
  }
}

extension Unicode.Scalar {
  /// The value of a superscript digit; `nil` for other characters.
  var raisedDigit: Int? {
    switch value {
    case 0x2070, 0x2074...0x2079: Int(value) - 0x2070
    case 0xB9: 1
    case 0xB2, 0xB3: Int(value) - 0xB0
    default: nil
    }
  }
}

extension UTF8Bytes {
  /// Returns the first offset from `offset` on that has no space within a line.
  func endOfBlanks(from offset: Int) -> Int {
    var position = offset
    while let decoded = scalar(at: position), NumberMarks.family(decoded.scalar) == .space {
      position += decoded.length
    }
    return position
  }
}
