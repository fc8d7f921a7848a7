import UnitCatalog

/// Names of units that begin with a number: `365-day year`, `15 °C calorie`, `1/min`.
extension MeasureScan {
  /// Finds a unit whose name begins with a number, at an offset.
  func numberedName(at offset: Int) -> FoundUnit? {
    guard offset > start, offset < text.count, text[offset].isASCIIDigit else { return nil }
    return unitText(at: offset).longestNumbered()
  }

  /// Consumes a number, a blank and a name that begins with a number: `5 365-day year` is five
  /// years.
  ///
  /// - Returns: the number; `nil` if no such name follows the next blank, or no number ends at the
  ///   blank.
  mutating func takeNumberOfNumberedName() -> NumberReading? {
    var end = position
    while end < text.count, text[end] > 0x20 { end += 1 }
    guard end > position, end + 1 < text.count, text[end] == UInt8(ascii: " "),
      text[end + 1].isASCIIDigit, numberedName(at: end + 1) != nil
    else { return nil }
    var scanner = NumberScanner(
      text.part(0..<end), at: position, marks: source.marks, limits: source.limits)
    guard let number = try? scanner.scan(), scanner.position == end else { return nil }
    position = end
    return number
  }

  /// Throws for a hyphenated unit whose number may be two numbers: `5 365-day`.
  ///
  /// - Throws: ``ReadingError/Reason/spacedNumber(_:)``.
  func refuseSpacedNumber(before hyphen: Int) throws(ReadingError) {
    guard source.isSpacedNumber(text, start: start, end: hyphen) else { return }
    throw text.error(
      .spacedNumber(String(decoding: text.part(start..<hyphen), as: UTF8.self)), at: start)
  }
}
