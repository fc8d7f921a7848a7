import UnitCatalog

/// The configuration of a reader.
///
/// The type is a class: scans copy the configuration, and copying a catalog retains many objects.
final class ReadingSource: Sendable {
  let syntax: NumberSyntax
  let catalog: Catalog
  let preferredSystem: MeasurementSystem?
  /// The units that the region prefers for names of several units.
  let regionalUnits: RegionalUnits?
  let limits: ReadingLimits
  let suggestsUnits: Bool
  let marks: NumberMarks
  /// The words that change a measure beside them.
  let words: MeasureWords

  init(
    _ syntax: NumberSyntax, _ catalog: Catalog, _ preferredSystem: MeasurementSystem?,
    _ region: RegionCode?, _ limits: ReadingLimits, suggestsUnits: Bool
  ) {
    self.syntax = syntax
    self.catalog = catalog
    self.preferredSystem = preferredSystem
    regionalUnits = (region ?? syntax.locale?.region).flatMap { RegionalUnits($0) }
    self.limits = limits
    self.suggestsUnits = suggestsUnits
    marks = syntax.marks
    words = MeasureWords(syntax.locale)
  }
}

extension ReadingSource {
  /// Returns an error with its column and with units of similar names.
  ///
  /// Computing the column and the units takes time, so only errors that leave the reader are
  /// completed.
  func complete(_ error: ReadingError, in text: UTF8Bytes) -> ReadingError {
    if let hidden = hiddenCharacter(error, in: text) { return hidden.located(in: text) }
    var complete = error.located(in: text)
    if let qualifier = qualifierError(error, in: text) { return qualifier.located(in: text) }
    if let identifier = hyphenatedName(error, in: text) { return identifier.located(in: text) }
    guard case .unknownUnit = error.reason else { return complete }
    let name = UnitText(source: self, text: text, start: error.offset)
    switch name.refusal() {
    case .letterCase(let units, let absent):
      complete.reason = .letterCase(candidates: units, absent: absent)
    case .qualifier(let known):
      complete = unreadQualifier(in: text, from: error.offset, known).located(in: text)
    case nil where suggestsUnits:
      complete.reason = .unknownUnit(suggestions: name.suggestions())
    case nil: break
    }
    return complete
  }

  /// Returns the error for an invisible character in the rest of an unreadable word.
  ///
  /// Characters that names ignore are not searched; U+202E in `k\u{202E}m` is found.
  private func hiddenCharacter(_ error: ReadingError, in text: UTF8Bytes) -> ReadingError? {
    switch error.reason {
    case .unknownUnit, .unexpected: break
    default: return nil
    }
    var position = error.offset
    while let decoded = text.scalar(at: position), decoded.scalar.value > 0x20 {
      let isHidden = !Printable.isPrintable(decoded.scalar)
      if isHidden, !NameFolding.isInvisible(decoded.scalar) { return text.unexpected(at: position) }
      position += decoded.length
    }
    return nil
  }

  /// Returns the error that a name with a hyphen and digits is unknown, if only its first part was
  /// read.
  ///
  /// Example: `calorie-20` gets the suggestion calorie-15.
  private func hyphenatedName(_ error: ReadingError, in text: UTF8Bytes) -> ReadingError? {
    guard suggestsUnits, error.reason == .unexpected("-"), text.hasDigit(at: error.offset + 1)
    else { return nil }
    let start = text.startOfLetters(before: error.offset)
    var end = error.offset
    while end < text.count, text[end] > 0x20 { end += 1 }
    let name = String(decoding: text.part(start..<end), as: UTF8.self)
    guard start < error.offset, case .unknown(let similar) = catalog.lookUp(name), !similar.isEmpty
    else { return nil }
    return text.error(.unknownUnit(suggestions: similar), at: start)
  }

  /// Reads a text that is one measure, if ``plain(_:)`` does not read it; the caller completes
  /// errors.
  func whole(_ text: UTF8Bytes) throws(ReadingError) -> MeasureReading {
    var start = text.endOfSpaces(from: 0)
    guard start < text.count else { throw text.error(.empty, at: start) }
    let isEnclosed = text[start] == UInt8(ascii: "(")
    if isEnclosed { start = text.endOfSpaces(from: start + 1) }
    let unitInFront =
      UnitText.canBegin(text, at: start)
      ? try withoutNumberInFront(text, at: start, isEnclosed: isEnclosed) : nil
    if let unitInFront {
      try checkEnd(of: text, behind: unitInFront.utf8Range.upperBound, isEnclosed: isEnclosed)
      return unitInFront
    }
    var scan = MeasureScan(self, text, at: start)
    let reading = try scan.scan()
    if scan.position < text.count || isEnclosed {
      try checkQualifier(of: reading, in: text, behind: scan.position)
      try checkEnd(of: text, behind: scan.position, isEnclosed: isEnclosed)
    }
    return reading
  }

  /// Throws for a word in parentheses behind a unit's name, because the word belongs to the name.
  private func checkQualifier(
    of reading: MeasureReading, in text: UTF8Bytes, behind offset: Int
  ) throws(ReadingError) {
    let next = text.endOfSpaces(from: offset)
    guard offset == reading.utf8UnitRange.upperBound, next < text.count,
      text[next] == UInt8(ascii: "("), next + 1 < text.count
    else { return }
    let inside = text.endOfSpaces(from: next + 1)
    guard inside < text.count, text[inside].isASCIILetter || text[inside] == UInt8(ascii: ")")
    else { return }
    throw text.error(.unknownUnit(suggestions: []), at: reading.utf8UnitRange.lowerBound)
  }

  /// Throws if other text than white space and the closing parenthesis follows the measure.
  private func checkEnd(
    of text: UTF8Bytes, behind offset: Int, isEnclosed: Bool
  ) throws(ReadingError) {
    var end = text.endOfSpaces(from: offset)
    if isEnclosed, end < text.count, text[end] == UInt8(ascii: ")") {
      end = text.endOfSpaces(from: end + 1)
    }
    if end < text.count { throw text.unexpected(at: end) }
  }

  /// Reads a whole text that is a unit, alone or followed by its number; `nil` if no unit begins at
  /// `start`.
  private func withoutNumberInFront(
    _ text: UTF8Bytes, at start: Int, isEnclosed: Bool
  ) throws(ReadingError) -> MeasureReading? {
    guard let name = UnitText(source: self, text: text, start: start).longest(in: nil)
    else { return nil }
    var reading = MeasureReading(
      unit: name.unit, others: name.others,
      flags: name.flags, utf8Range: start..<name.end,
      utf8UnitRange: start..<name.end)
    let next = text.endOfSpaces(from: name.end)
    let isEnd = next == text.count || isEnclosed && text[next] == UInt8(ascii: ")")
    if isEnd {
      reading.flags.insert(.noNumber)
      return reading
    }
    guard case .lenient = syntax else { return nil }
    // `A5` and `m2` are names; behind a sign, as in `$5`, the digits are a number.
    if next == name.end, text[next - 1].isASCIILetter { return nil }
    if isPowerOfTen(name, text.part(start..<name.end)) { return nil }
    var scanner = NumberScanner(text, at: next, marks: marks, limits: limits)
    let number = try scanner.scan()
    reading.number = number.number
    reading.flags.formUnion(number.flags)
    reading.flags.insert(.unitFirst)
    reading.utf8Range = start..<scanner.position
    return reading
  }
}
