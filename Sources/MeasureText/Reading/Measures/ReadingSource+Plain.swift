extension ReadingSource {
  /// Reads a text that is a plain number and one ASCII word, the most frequent form.
  ///
  /// The general rules read the same measure: the text contains no marks, brackets, range signs or
  /// further parts, and the name ends where the text ends. Returns `nil` for all other texts, and
  /// for unknown words.
  func plain(_ text: UTF8Bytes) -> MeasureReading? {
    let scanner = NumberScanner(text, at: 0, marks: marks, limits: limits)
    guard let number = scanner.plainExtent(), number.end < text.count else { return nil }
    let start = number.end + (text[number.end] == UInt8(ascii: " ") ? 1 : 0)
    guard (1...UnitText.lengthLimit).contains(text.count - start) else { return nil }
    var letters = start
    while letters < text.count, text[letters].isASCIILetter { letters += 1 }
    guard letters == text.count,
      let name = unit(named: text.part(start..<letters), in: nil, end: letters),
      !isPowerOfTen(name, text.part(start..<letters))
    else { return nil }
    var flags = name.flags
    if name.isPercent { flags.insert(.percent) }
    return MeasureReading(
      number: .decimal(scanner.numericString(number)), unit: name.unit, others: name.others,
      flags: flags, utf8Range: 0..<letters,
      utf8UnitRange: start..<letters)
  }
}
