import UnitCatalog

/// Reads a number with its unit in the forms that people write, and flags every choice.
///
/// ```text
/// measure   ::= mark number [range] unit { [','] number unit } | unit number | unit
/// number    ::= [ sign space | word space ] digits
/// range     ::= dash number | word number | 'between' number 'and' number
/// mark      ::= [ '~' | '≈' ] [ '<' | '≤' | '>' | '≥' ]
/// ```
///
/// - **Numbers** follow a ``NumberSyntax``.
/// - **Units** are the longest text that is an identifier or a symbol of the catalog (in exact
///   case: Mm is not mm), else one of the locale's names (`LocalUnitNames`), else a name, a
///   plural or an alias of the catalog, else `A per B` if the catalog has the symbol of A, a slash,
///   and the symbol of B. A unit ends at the end of a word.
/// - **A name of several units** means the first unit in the catalog's order; the others are
///   alternatives. A unit of the preferred measurement system moves to the front, else a unit of
///   the region. ``ReadingFlags/ambiguousUnit`` states that the units measure different quantities.
/// - **Compounds** are parts of one quantity whose units shrink by integer factors: `5 ft 6 in`,
///   `6'2"`, `11 st 7 lb`, `1 h 30 min`, not `5 kg 11 lb`. Only the last number may have decimals.
///   The sum is exact, in the last unit, and has the sign of the first part. A comma, a semicolon
///   or `and` may separate parts whose factor is no power of ten: `5 ft, 6 in`. Behind hours `m` is
///   minutes; behind degrees `'` and `"` are arc minutes and seconds; a number at the end of the
///   text, directly behind `'` or hours, counts inches or minutes: `5'6`, `1h30`.
/// - **Ranges** have a dash, `~`, `…` or `...` between two numbers, or a word such as `to` of the
///   locale. The unit is behind the second number or behind both. Both numbers are reported.
/// - **Sums and differences** of two measures, with a sign or its word between them, are refused:
///   `20 °C -10 °C`.
/// - **Signs** may be separated by spaces, or be words: `- 40 °C`, `minus 40 °C`.
/// - **Products** of powers, with spaces or dots between them, are units if the catalog has their
///   symbol: `12 km / h`, `9.81 m s-2`.
/// - **Other text** is refused with its place by ``read(_:)``; ``find(in:)`` finds the first
///   measure in running text.
///
/// In `strict` there are no marks in front of numbers, no ranges, and no units in front of numbers.
public struct MeasureReader: Sendable {
  let source: ReadingSource

  /// Creates a reader of a syntax, in a catalog.
  ///
  ///     try MeasureReader().read("1 pint").unit  // pint
  ///     try MeasureReader(preferredSystem: .imperial).read("1 pint").unit  // pint-imperial
  ///     try MeasureReader(.lenient(.german)).read("2,5 Meilen").number?.text  // Optional("2.5")
  ///
  /// - Parameters:
  ///   - syntax: the grammar of numbers; the unit names of its locale are known too.
  ///   - catalog: the catalog of units.
  ///   - preferredSystem: the system that decides between units with a common name, `.imperial` for
  ///     British readers.
  ///   - region: the region that decides between units with a common name if the system does not;
  ///     the default is the region of the syntax's locale.
  ///   - limits: the limits of numbers.
  ///   - suggestsUnits: whether errors name units of similar names. The search for similar names
  ///     takes a thousand times as long as reading. Set `false` to read many texts without showing
  ///     errors.
  public init(
    _ syntax: NumberSyntax = .lenient(.english), catalog: Catalog = .standard,
    preferredSystem: MeasurementSystem? = nil, region: RegionCode? = nil,
    limits: ReadingLimits = .arbitraryPrecision, suggestsUnits: Bool = true
  ) {
    source = ReadingSource(
      syntax, catalog, preferredSystem, region, limits, suggestsUnits: suggestsUnits)
  }

  /// The grammar of numbers.
  public var syntax: NumberSyntax { source.syntax }
  /// The catalog of units.
  public var catalog: Catalog { source.catalog }
  /// The limits of numbers.
  public var limits: ReadingLimits { source.limits }

  /// Reads a text that is one measure; parentheses around the whole text are allowed.
  ///
  ///     let reading = try MeasureReader().read("5 ft 6 in")
  ///     reading.number?.text  // Optional("66")
  ///     reading.unit  // inch
  ///
  /// - Throws: ``ReadingError`` with the offset of the refused text.
  /// - Complexity: O(*n*) for *n* bytes.
  public func read(_ text: String) throws(ReadingError) -> MeasureReading {
    try text.withUTF8Bytes { bytes throws(ReadingError) in try read(utf8: bytes) }
  }

  /// Reads a text in UTF-8 that is one measure.
  ///
  /// - Throws: ``ReadingError`` with the offset of the refused text, also for malformed UTF-8.
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
