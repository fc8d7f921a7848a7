import UnitCatalog

/// Reads a number with its unit as people write them, and never guesses silently.
///
///     measure   ::= mark number [range] unit { number unit } | unit number | unit
///     range     ::= dash number | word number
///     mark      ::= [ '~' | '≈' ] [ '<' | '≤' | '>' | '≥' ]
///
/// - **Numbers** are read by a ``NumberSyntax``.
/// - **Units** are the longest text that is an identifier or a symbol of the catalog (in exact case: Mm is
///   not mm), else one of the locale's names (``LocalUnitNames``), else a name, a plural or an alias of the
///   catalog, else `A per B` where the catalog has the symbol of A, a slash, and that of B. A unit ends
///   where a word ends.
/// - **A name of several units** is the first in the catalog's order, the others come with it; a preferred
///   measurement system puts its own first. ``ReadingFlags/ambiguousUnit`` says that they measure
///   different quantities.
/// - **Compounds** are parts of one quantity whose units shrink by whole factors: `5 ft 6 in`, `6'2"`,
///   `11 st 7 lb`, `1 h 30 min`, not `5 kg 11 lb`. Only the last number may have decimals. The sum is
///   exact, in the last unit, and has the sign of the first part. Behind hours `m` is minutes; behind
///   degrees `'` and `"` are arc minutes and seconds; a number that ends the text directly behind `'` or
///   hours counts inches or minutes: `5'6`, `1h30`.
/// - **Ranges** have a dash, `~`, `…` or `...` between two numbers, or a word such as `to` of the locale;
///   the unit stands once, or at both. Both numbers are reported.
/// - **Nothing else** may be there: ``read(_:)`` refuses it with its place, ``find(in:)`` looks for the
///   first measure in running text.
///
/// In `strict` numbers have no marks before them and there are neither ranges nor units in front.
public struct MeasureReader: Sendable {
  /// How numbers are read.
  public let syntax: NumberSyntax
  /// Where units are looked up.
  public let catalog: Catalog
  /// The system whose unit is chosen of those that share a name, `.imperial` for British readers.
  public let preferredSystem: MeasurementSystem?
  /// How long numbers may be.
  public let limits: ReadingLimits
  let marks: NumberMarks

  /// A reader of a syntax, in a catalog.
  public init(
    _ syntax: NumberSyntax = .lenient(.english), catalog: Catalog = .standard,
    preferredSystem: MeasurementSystem? = nil, limits: ReadingLimits = .arbitraryPrecision
  ) {
    self.syntax = syntax
    self.catalog = catalog
    self.preferredSystem = preferredSystem
    self.limits = limits
    marks = syntax.marks
  }

  /// The measure that the whole text is; a pair of parentheses around it is allowed.
  ///
  ///     try MeasureReader().read("5 ft 6 in")   // 66 inch, compound
  ///
  /// - Throws: ``ReadingError`` with the place.
  /// - Complexity: O(*n*) for *n* bytes.
  public func read(_ text: String) throws(ReadingError) -> MeasureReading {
    try text.withUTF8Bytes { bytes throws(ReadingError) in try read(utf8: bytes) }
  }

  /// The measure that the whole of a text in UTF-8 is.
  ///
  /// - Throws: ``ReadingError`` with the place; malformed UTF-8 is one.
  /// - Complexity: O(*n*) for *n* bytes.
  public func read(
    utf8 text: UnsafeBufferPointer<UInt8>
  ) throws(ReadingError) -> MeasureReading {
    do throws(ReadingError) { return try whole(text) } catch {
      throw complete(error, in: text)
    }
  }

  /// An error with its column, and with units of similar names: both take time, and are made only for
  /// errors that leave the reader.
  func complete(_ error: ReadingError, in text: UTF8Bytes) -> ReadingError {
    var complete = error.located(in: text)
    if case .unknownUnit = error.reason {
      let name = UnitText(reader: self, text: text, start: error.offset)
      complete.reason = .unknownUnit(suggestions: name.suggestions())
    }
    return complete
  }

  /// The measure that the whole of a text is; errors are not complete.
  func whole(_ text: UTF8Bytes) throws(ReadingError) -> MeasureReading {
    var start = text.endOfSpaces(from: 0)
    guard start < text.count else { throw text.error(.empty, at: start) }
    let isEnclosed = text[start] == UInt8(ascii: "(")
    if isEnclosed { start = text.endOfSpaces(from: start + 1) }
    let reading: MeasureReading
    if let first = try withoutNumberInFront(text, at: start, isEnclosed: isEnclosed) {
      reading = first
    } else {
      var scan = MeasureScan(self, text, at: start)
      reading = try scan.scan()
    }
    var end = text.endOfSpaces(from: reading.utf8Range.upperBound)
    if isEnclosed, end < text.count, text[end] == UInt8(ascii: ")") {
      end = text.endOfSpaces(from: end + 1)
    }
    if end < text.count { throw text.unexpected(at: end) }
    return reading
  }

  /// A unit alone, or with its number behind it, that is the whole text; `nil` if no unit begins there.
  private func withoutNumberInFront(
    _ text: UTF8Bytes, at start: Int, isEnclosed: Bool
  ) throws(ReadingError) -> MeasureReading? {
    guard start < text.count, UnitText.canBegin(text, at: start),
      let name = UnitText(reader: self, text: text, start: start).longest(in: nil)
    else { return nil }
    var reading = self.reading(name, from: start)
    let next = text.endOfSpaces(from: name.end)
    let isEnd = next == text.count || isEnclosed && text[next] == UInt8(ascii: ")")
    if isEnd {
      reading.flags.insert(.noNumber)
      return reading
    }
    guard case .lenient = syntax else { return nil }
    var scanner = NumberScanner(text, at: next, marks: marks, limits: limits)
    let number = try scanner.scan()
    reading.number = number.number
    reading.flags.formUnion(number.flags)
    reading.flags.insert(.unitFirst)
    reading.utf8Range = start..<scanner.position
    return reading
  }

  /// A reading of a unit's name, without a number yet.
  func reading(_ name: FoundUnit, from start: Int) -> MeasureReading {
    var reading = MeasureReading(
      unit: name.unit, alternatives: [], flags: name.flags, utf8Range: start..<name.end)
    guard !name.others.isEmpty else { return reading }
    reading.alternatives = name.others
    if name.others.contains(where: { $0.quantity != name.unit.quantity }) {
      reading.flags.insert(.ambiguousUnit)
    }
    return reading
  }
}
