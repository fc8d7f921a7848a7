import UnitCatalog

extension MeasureReader {
  /// Finds the first measure in a text, such as a paste.
  ///
  ///     let reading = try MeasureReader().find(in: "It weighs ~5 kg (11 lb).")
  ///     reading.number?.text  // Optional("5")
  ///     reading.unit  // kilogram
  ///     reading.flags == [.approximate, .more]  // true
  ///
  /// If the whole text is a measure or a unit, this measure or unit is the result. Otherwise the
  /// result is the first number that a unit follows and that no letter, digit or mark of a number
  /// precedes. Numbers without a unit, and text that is no number (phone numbers, dates, versions,
  /// pairs such as 120/80), are skipped as a whole. ``ReadingFlags/more`` states that more numbers
  /// follow, and ``MeasureReading/leftOut`` has the ranges of the other text.
  ///
  /// Only ordinary words and punctuation beside the measure are left out. A sign or its word, an
  /// operator, a power, another bound, a factor, a rate and a qualifier (`per day`, `10 pieces of`,
  /// `(UK)`) are read or refused.
  ///
  /// In Japanese and Chinese locales a unit may end where Chinese characters or kana follow:
  /// `体重60kgの人`.
  ///
  /// - Throws: ``ReadingError`` if there is no measure: the reason why the whole text is no
  ///   measure, or ``ReadingError/Reason/noMeasure`` at its start;
  ///   ``ReadingError/Reason/partOfMeasure(_:)``, ``ReadingError/Reason/difference``,
  ///   ``ReadingError/Reason/sum`` or ``ReadingError/Reason/separateParts`` for text that may not
  ///   be left out.
  /// - Complexity: O(*n*) for *n* bytes.
  public func find(in text: String) throws(ReadingError) -> MeasureReading {
    try text.withUTF8Bytes { bytes throws(ReadingError) in try find(inUTF8: bytes) }
  }

  /// Finds the first measure in a text in UTF-8.
  ///
  /// Malformed bytes are skipped, except beside a measure.
  ///
  /// - Throws: the same errors as ``find(in:)``.
  /// - Complexity: O(*n*) for *n* bytes.
  public func find(
    inUTF8 text: UnsafeBufferPointer<UInt8>
  ) throws(ReadingError) -> MeasureReading {
    if let reading = source.plain(text) { return reading }
    return try folded(text) { text throws(ReadingError) in try first(in: text) }
  }

  /// Finds the first measure in a text without full-width and half-width characters.
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

  /// Reads the measure whose number is at an offset, and checks that the text beside the measure
  /// does not change the measure.
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
    if let wrong = reading.faulty(behind: text.trimmed(0..<range.lowerBound)) { return wrong }
    #endif
    reading.leaveOut(
      before: text.trimmed(0..<range.lowerBound),
      behind: text.trimmed(range.upperBound..<text.count))
    return reading
  }
}

/// Finds the offsets in running text at which numbers may begin.
private struct NumberFinder {
  let text: UTF8Bytes
  let marks: NumberMarks
  private var position = 0
  /// Whether a number may begin at the position, according to the character in front of it.
  private var isFree = true
  /// Whether at most one number was found so far.
  private(set) var isSingle = true
  private var count = 0

  init(text: UTF8Bytes, marks: NumberMarks) {
    self.text = text
    self.marks = marks
  }

  /// Returns the next offset at which a number, with its marks, may begin.
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

  /// Skips the number at the position: its digits, and all marks that are allowed between them.
  mutating func pass() {
    step()
    while position < text.count {
      guard let decoded = text.scalar(at: position) else { break }
      let isPart =
        isDigit(decoded.scalar) || isInner(decoded.scalar)
        || NumberMarks.family(decoded.scalar) == .space && isDigit(at: position + decoded.length)
      // A comma and a space separate numbers: Room 12, 5 m wide.
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
    // Marks of emphasis may precede a number at the start of a word: **5 kg**.
    if scalar == "*" || scalar == "_" { return }
    isFree = !isDigit(scalar) && !isInner(scalar) && !isWord(scalar)
  }

  /// Whether a digit, a fraction, the sign of a digit or a fraction, or a mark such as `~` or `<`
  /// is at an offset.
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

  /// Whether a character joins the digits on both sides to one token.
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
  /// Whether a measure is the year of a date.
  ///
  /// Russian, Japanese and Chinese write the word for `year` behind the number: `в 2024 году`,
  /// `2024年`.
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
  /// Whether a time of day with `am` or `pm` begins at an offset.
  ///
  /// Examples: `7 am`, `7:30 p.m.`. The offset may also be the offset of the minutes.
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

  /// Returns a range without white space, sentence punctuation and unpaired brackets at its ends.
  ///
  /// Brackets around the whole range are removed too.
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

  /// Returns the length of a character at an end of a range; `nil` if the character must stay.
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
    // Only the first bracket of a pair around the range is removed. The second bracket is then
    // unpaired.
    let isWhole = isOpener && partner.upperBound == range.upperBound && offset == range.lowerBound
    return isWhole ? decoded.length : nil
  }

  /// Returns the range of the bracket, within 256 bytes, that pairs with a bracket at an end of a
  /// range.
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

  /// Returns the start of the character, or of the malformed byte, in front of an offset.
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

  /// Whether there is a digit at an offset or behind it.
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
