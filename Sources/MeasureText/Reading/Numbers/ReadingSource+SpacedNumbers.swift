/// Numbers with a blank between digits, in locales with another grouping mark.
extension ReadingSource {
  /// Whether a number may be two numbers: up to three digits, a blank U+0020, and three digits.
  ///
  /// Two groups, or a no-break blank, make one number: `3 500 000`. A blank also groups digits in
  /// locales whose grouping mark is a blank, and in Spanish behind two digits or more (Real
  /// Academia Española, Ortografía 2010).
  func isSpacedNumber(_ text: UTF8Bytes, start: Int, end: Int) -> Bool {
    guard marks.isLenient, marks.grouping != .space,
      let blank = blank(in: text, start: start, end: end)
    else { return false }
    #if SeededFaults
    if joinsSpacedNumbers { return false }
    #endif
    return syntax.locale?.language != .spanish || blank == 1
  }

  /// Returns the number of digits before the only blank of a number; `nil` for no blank or several.
  private func blank(in text: UTF8Bytes, start: Int, end: Int) -> Int? {
    var (digits, blank) = (0, Int?.none)
    var position = start
    while position < end {
      if text[position] == UInt8(ascii: " ") {
        // A fraction may follow: 1 1/2.
        guard blank == nil, text.hasDigit(at: position + 1) else { return nil }
        blank = digits
      } else if blank == nil, text.hasDigit(at: position) {
        digits += 1
      }
      position += text.scalar(at: position)?.length ?? 1
    }
    return blank
  }

  /// Throws for a number that may be two numbers: `3 500 ml bottles`.
  ///
  /// - Throws: ``ReadingError/Reason/spacedNumber(_:)``.
  func refuseSpacedNumbers(of reading: MeasureReading, in text: UTF8Bytes) throws(ReadingError) {
    guard reading.flags.contains(.ambiguousSeparator) else { return }
    var start = reading.utf8Range.lowerBound
    while start < reading.utf8Range.upperBound {
      var end = start
      while end < text.count, text[end].isASCIIDigit || text[end] == UInt8(ascii: " ") { end += 1 }
      while end > start, text[end - 1] == UInt8(ascii: " ") { end -= 1 }
      if isSpacedNumber(text, start: start, end: end) {
        throw text.error(
          .spacedNumber(String(decoding: text.part(start..<end), as: UTF8.self)), at: start)
      }
      start = max(end, start) + 1
    }
  }
}

extension MeasureReader {
  /// Reads the number of a measure whose unit is not in the text, as in a column of numbers.
  ///
  /// The number has the same flags as a number beside its unit: `3 500` is flagged, because it may
  /// be two numbers.
  ///
  /// - Throws: ``ReadingError`` with the offset of the refused text.
  /// - Complexity: O(*n*) for *n* bytes.
  package func number(_ text: String) throws(ReadingError) -> NumberReading {
    try text.withUTF8Bytes { bytes throws(ReadingError) in try number(utf8: bytes) }
  }

  /// Reads the number of a measure in UTF-8 whose unit is not in the text.
  package func number(utf8 text: UTF8Bytes) throws(ReadingError) -> NumberReading {
    var (reading, grouped) = try syntax.scan(utf8: text, limits: limits)
    if let grouped, source.isSpacedNumber(text, start: grouped.lowerBound, end: grouped.upperBound)
    {
      reading.flags.insert(.ambiguousSeparator)
    }
    return reading
  }
}
