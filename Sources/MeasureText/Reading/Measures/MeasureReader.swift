import UnitCatalog

/// Reads a number with its unit as people write them, and never guesses silently.
///
///     measure   ::= mark number [range] unit { [','] number unit } | unit number | unit
///     number    ::= [ sign space | word space ] digits
///     range     ::= dash number | word number | 'between' number 'and' number
///     mark      ::= [ '~' | '≈' ] [ '<' | '≤' | '>' | '≥' ]
///
/// - **Numbers** are read by a ``NumberSyntax``.
/// - **Units** are the longest text that is an identifier or a symbol of the catalog (in exact
///   case: Mm is not mm), else one of the locale's names (``LocalUnitNames``), else a name, a
///   plural or an alias of the catalog, else `A per B` where the catalog has the symbol of A, a
///   slash, and that of B. A unit ends where a word ends.
/// - **A name of several units** is the first in the catalog's order, the others come with it; a
///   preferred measurement system puts its own first, else the region does.
///   ``ReadingFlags/ambiguousUnit`` says that they measure different quantities.
/// - **Compounds** are parts of one quantity whose units shrink by whole factors: `5 ft 6 in`,
///   `6'2"`, `11 st 7 lb`, `1 h 30 min`, not `5 kg 11 lb`. Only the last number may have decimals.
///   The sum is exact, in the last unit, and has the sign of the first part. A comma, a
///   semicolon or `and` may stand between parts whose factor is no power of ten: `5 ft, 6 in`.
///   Behind hours `m` is minutes; behind degrees `'` and `"` are arc minutes and seconds; a number
///   that ends the text directly behind `'` or hours counts inches or minutes: `5'6`, `1h30`.
/// - **Ranges** have a dash, `~`, `…` or `...` between two numbers, or a word such as `to` of the
///   locale; the unit stands once, or at both. Both numbers are reported.
/// - **Sums and differences** of two measures are refused, with a sign or its word between: `20 °C
///   -10 °C`.
/// - **Signs** may stand apart or be words: `- 40 °C`, `minus 40 °C`.
/// - **Products** of powers with spaces or dots between are units where the catalog has their
///   symbol: `12 km / h`, `9.81 m s-2`.
/// - **Nothing else** may be there: ``read(_:)`` refuses it with its place, ``find(in:)`` looks for
///   the first measure in running text.
///
/// In `strict` numbers have no marks before them and there are neither ranges nor units in front.
public struct MeasureReader: Sendable {
  let source: ReadingSource

  /// A reader of a syntax, in a catalog.
  ///
  /// - Parameters:
  ///   - syntax: how numbers are read; its locale's unit names are known, too.
  ///   - catalog: where units are looked up.
  ///   - preferredSystem: the system whose unit is chosen of those that share a name, `.imperial`
  ///     for British readers.
  ///   - region: whose units of shared names are chosen where the system has none; by default that
  ///     of the syntax's locale.
  ///   - limits: how long numbers may be.
  ///   - suggestsUnits: whether errors name units of similar names. To find them takes a thousand
  ///     times as long as to read: who reads many texts and shows no errors leaves it out.
  public init(
    _ syntax: NumberSyntax = .lenient(.english), catalog: Catalog = .standard,
    preferredSystem: MeasurementSystem? = nil, region: RegionCode? = nil,
    limits: ReadingLimits = .arbitraryPrecision, suggestsUnits: Bool = true
  ) {
    source = ReadingSource(
      syntax, catalog, preferredSystem, region, limits, suggestsUnits: suggestsUnits)
  }

  /// How numbers are read.
  public var syntax: NumberSyntax { source.syntax }
  /// Where units are looked up.
  public var catalog: Catalog { source.catalog }
  /// How long numbers may be.
  public var limits: ReadingLimits { source.limits }

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
    if let reading = source.plain(text) { return reading }
    return try folded(text) { text throws(ReadingError) in
      do throws(ReadingError) { return try source.whole(text) } catch {
        throw source.complete(error, in: text)
      }
    }
  }
}
