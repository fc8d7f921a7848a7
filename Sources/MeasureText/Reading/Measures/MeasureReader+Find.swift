import UnitCatalog

#if SeededFaults
import DecimalArithmetic
#endif

extension MeasureReader {
  /// The first measure in a text: what a paste is likely to mean.
  ///
  ///     try MeasureReader().find(in: "It weighs ~5 kg (11 lb).")   // 5 kilogram, approximate
  ///
  /// A text that is a measure, or only a unit, as a whole is read as that. Else the first number
  /// that begins behind no letter, digit or mark of a number and has a unit behind it counts;
  /// numbers without a unit, and what is no number (phone numbers, dates, versions, pairs such as
  /// 120/80), are passed over as a whole. ``ReadingFlags/more`` says that numbers follow,
  /// ``MeasureReading/leftOut`` where the rest is.
  ///
  /// Beside the measure only ordinary words and punctuation are left out. A sign or its word, an
  /// operator, a power, another bound, a factor, a rate and a qualifier (`per day`, `10 pieces of`,
  /// `(UK)`) are read or refused.
  ///
  /// For readers of Japanese and Chinese a unit may end where Chinese characters or kana go on:
  /// `体重60kgの人`.
  ///
  /// - Throws: ``ReadingError`` if there is none: why the text is no measure as a whole, or
  ///   ``ReadingError/Reason/noMeasure`` at its start; ``ReadingError/Reason/partOfMeasure(_:)``,
  ///   ``ReadingError/Reason/difference``, ``ReadingError/Reason/sum`` or
  ///   ``ReadingError/Reason/separateParts`` for what may not be left out.
  /// - Complexity: O(*n*) for *n* bytes.
  public func find(in text: String) throws(ReadingError) -> MeasureReading {
    try text.withUTF8Bytes { bytes throws(ReadingError) in try find(inUTF8: bytes) }
  }

  /// The first measure in a text in UTF-8; malformed bytes stand for nothing, but not beside a
  /// measure.
  ///
  /// - Throws: ``ReadingError`` as ``find(in:)``.
  /// - Complexity: O(*n*) for *n* bytes.
  public func find(
    inUTF8 text: UnsafeBufferPointer<UInt8>
  ) throws(ReadingError) -> MeasureReading {
    if let reading = source.plain(text) { return reading }
    return try folded(text) { text throws(ReadingError) in try first(in: text) }
  }

  /// The first measure in a text whose characters have common widths.
  private func first(in text: UTF8Bytes) throws(ReadingError) -> MeasureReading {
    let reason: ReadingError
    do throws(ReadingError) {
      let reading = try source.whole(text)
      try source.refuseSpacedNumbers(of: reading, in: text)
      return reading
    } catch {
      if case .spacedNumber = error.reason { throw error.located(in: text) }
      reason = error
    }
    var finder = NumberFinder(text: text, marks: source.marks)
    while let start = finder.next() {
      do throws(ReadingError) {
        return try measure(in: text, at: start)
      } catch {
        if error.reason.refusesAll { throw source.complete(error, in: text) }
        finder.pass()
      }
    }
    throw source.complete(finder.isSingle ? reason : text.error(.noMeasure, at: 0), in: text)
  }

  /// The measure whose number stands at an offset, if nothing beside it changes it.
  private func measure(in text: UTF8Bytes, at start: Int) throws(ReadingError) -> MeasureReading {
    if text.beginsTimeOfDay(at: start) {
      throw text.error(.unknownUnit(suggestions: []), at: start)
    }
    let begin =
      source.marks.isLenient
      ? MeasureNeighbors.start(ofNumberAt: start, in: text, source.words) : start
    var scan = MeasureScan(source, text, at: begin, isRunning: true)
    var reading = try scan.scan()
    if source.isCalendarYear(reading, in: text) {
      throw text.error(.unknownUnit(suggestions: []), at: start)
    }
    try source.refuseSpacedNumbers(of: reading, in: text)
    let range = reading.utf8Range
    try MeasureNeighbors(
      source: source, text: text, range: range, unitRange: reading.utf8UnitRange,
      isNegative: reading.number?.isNegative ?? false
    ).check()
    if text.hasDigit(from: range.upperBound) { reading.flags.insert(.more) }
    #if SeededFaults
    if SeededFault.finderForgetsWhatFollows.isActive {
      reading.leaveOut(before: text.trimmed(0..<range.lowerBound), behind: 0..<0)
      return reading
    }
    #endif
    reading.leaveOut(
      before: text.trimmed(0..<range.lowerBound),
      behind: text.trimmed(range.upperBound..<text.count))
    return reading
  }
}

/// Finds where numbers may begin in running text.
private struct NumberFinder {
  let text: UTF8Bytes
  let marks: NumberMarks
  private var position = 0
  /// Whether a number may begin at the position, by what stands before it.
  private var isFree = true
  /// Whether there is at most one number.
  private(set) var isSingle = true
  private var count = 0

  init(text: UTF8Bytes, marks: NumberMarks) {
    self.text = text
    self.marks = marks
  }

  /// The next place where a number, with its marks, may begin.
  mutating func next() -> Int? {
    while position < text.count {
      if isFree, begins(at: position) {
        count += 1
        isSingle = count <= 1
        return position
      }
      step()
    }
    return nil
  }

  /// Goes behind the number at the position: its digits with all that may stand between them.
  mutating func pass() {
    step()
    while position < text.count {
      guard let decoded = text.scalar(at: position) else { break }
      let isPart =
        isDigit(decoded.scalar) || isInner(decoded.scalar)
        || NumberMarks.family(decoded.scalar) == .space && isDigit(at: position + decoded.length)
      // A comma with a space behind it separates numbers: Room 12, 5 m wide.
      let next = position + decoded.length
      let isSeparator = decoded.scalar == "," && text.endOfSpaces(from: next) > next
      guard isPart, !isSeparator else { break }
      position = next
      isFree = false
    }
  }

  private mutating func step() {
    let decoded = text.scalar(at: position)
    position += decoded?.length ?? 1
    guard let scalar = decoded?.scalar else {
      isFree = true
      return
    }
    // Marks of emphasis may stand before a number where a word may begin: **5 kg**.
    if scalar == "*" || scalar == "_" { return }
    isFree = !isDigit(scalar) && !isInner(scalar) && !isWord(scalar)
  }

  /// A digit, a fraction, or a sign that one of them follows; `~`, `<` and their kind.
  private func begins(at offset: Int) -> Bool {
    guard let decoded = text.scalar(at: offset) else { return false }
    if isDigit(decoded.scalar) { return true }
    switch decoded.scalar {
    case "-", "+", ".", "\u{2212}", "\u{2013}", "\u{FF0D}":
      return isDigit(at: offset + decoded.length)
    case "~", "<", ">", "\u{2248}", "\u{2264}", "\u{2265}": return marks.isLenient
    default: return false
    }
  }

  private func isDigit(at offset: Int) -> Bool {
    text.scalar(at: offset).map { isDigit($0.scalar) } ?? false
  }

  private func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    DecimalDigits.zero(of: scalar) != nil || VulgarFractions.parts(scalar) != nil
  }

  /// What joins a digit behind it to the digits before it.
  private func isInner(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", ",", "'", "_", "/", "-", "+", "^", "*", "\u{B1}", "\u{D7}", "\u{2019}",
      "\u{2010}"..."\u{2015}", "\u{2044}", "\u{2212}", "\u{2215}", "\u{66B}", "\u{66C}":
      true
    default: false
    }
  }

  private func isWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x58F: true
    default: false
    }
  }
}

extension ReadingSource {
  /// Whether a measure is the year of a date: Russian, Japanese and Chinese write the word behind
  /// the number, as in `в 2024 году` and `2024年`.
  fileprivate func isCalendarYear(_ reading: MeasureReading, in text: UTF8Bytes) -> Bool {
    let start = reading.utf8Range.lowerBound
    let number = start..<max(start, text.startOfSpaces(before: reading.utf8UnitRange.lowerBound))
    guard number.count == 4, text[start] == 0x31 || text[start] == 0x32,
      text.part(number).allSatisfy({ $0.isASCIIDigit })
    else { return false }
    let unit = localUnit(named: text.part(reading.utf8UnitRange))
    guard unit?.meaning == "year" else { return false }
    switch syntax.locale?.language {
    case .russian, .japanese, .simplifiedChinese, .traditionalChinese: return true
    default: return false
    }
  }
}

extension UTF8Bytes {
  /// Whether an hour up to 12, or the minutes behind it, stands at an offset with `am` or `pm`, with
  /// full stops or without.
  fileprivate func beginsTimeOfDay(at start: Int) -> Bool {
    var (end, hour) = (start, 0)
    while end < count, self[end].isASCIIDigit, end < start + 2 {
      hour = 10 * hour + Int(self[end] & 0xF)
      end += 1
    }
    let letters = endOfSpaces(from: end)
    let isMinute = start >= 2 && self[start - 1] == UInt8(ascii: ":") && hasDigit(at: start - 2)
    guard isMinute || (1...12).contains(hour), letters + 1 < count,
      ["a", "p"].contains(lower(at: letters))
    else { return false }
    let next = letters + (self[letters + 1] == UInt8(ascii: ".") ? 2 : 1)
    guard next < count, lower(at: next) == "m" else { return false }
    return endOfLetters(from: next) == next + 1 && !hasDigit(at: next + 1)
  }

  private func lower(at offset: Int) -> Unicode.Scalar { Unicode.Scalar(self[offset] | 0x20) }

  /// A range without the white space and the sentence punctuation at its ends, and without brackets
  /// there that close or open nothing within it, or enclose all of it.
  fileprivate func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end {
      if let length = droppable(at: start, in: start..<end) {
        start += length
      } else if let last = scalar(before: end), end - last.length >= start,
        let length = droppable(at: end - last.length, in: start..<end)
      {
        end -= length
      } else {
        break
      }
    }
    return start..<end
  }

  /// The length of a character at an end of a range that says nothing there; `nil` of others.
  private func droppable(at offset: Int, in range: Range<Int>) -> Int? {
    if has("!=", at: offset) { return nil }
    guard let decoded = scalar(at: offset), isSpaceOrPunctuation(decoded, at: offset)
    else { return nil }
    let isOpener = MeasureNeighbors.kind(decoded.scalar) == .opener
    guard isOpener || MeasureNeighbors.kind(decoded.scalar) == .closer else {
      return decoded.length
    }
    guard let partner = partner(of: offset, opens: isOpener, in: range) else {
      return decoded.length
    }
    // The pair around all of the range goes; its closing bracket is alone then.
    let isWhole = isOpener && partner.upperBound == range.upperBound && offset == range.lowerBound
    return isWhole ? decoded.length : nil
  }

  /// The bracket near by that a bracket at an end of a range makes a pair with.
  private func partner(of offset: Int, opens: Bool, in range: Range<Int>) -> Range<Int>? {
    let limit = 256
    var (position, depth) = (offset, 0)
    while abs(position - offset) <= limit, position >= range.lowerBound, position < range.upperBound
    {
      let decoded = scalar(at: position)
      let next = position + (decoded?.length ?? 1)
      switch decoded.map({ MeasureNeighbors.kind($0.scalar) }) {
      case .opener: depth += 1
      case .closer: depth -= 1
      default: break
      }
      if depth == 0 { return position..<next }
      position = opens ? next : startOfScalar(before: position)
    }
    return nil
  }

  /// Where the character, or the malformed byte, before an offset begins.
  private func startOfScalar(before offset: Int) -> Int {
    offset - (scalar(before: offset)?.length ?? 1)
  }

  private func isSpaceOrPunctuation(_ decoded: DecodedScalar, at offset: Int) -> Bool {
    if endOfSpaces(from: offset) > offset { return true }
    switch MeasureNeighbors.kind(decoded.scalar) {
    case .opener, .closer, .quote, .punctuation: return true
    default: return false
    }
  }

  /// Whether a digit stands at or behind an offset.
  fileprivate func hasDigit(from offset: Int) -> Bool {
    var position = offset
    while position < count {
      let decoded = scalar(at: position)
      if let scalar = decoded?.scalar, DecimalDigits.zero(of: scalar) != nil { return true }
      position += decoded?.length ?? 1
    }
    return false
  }
}
