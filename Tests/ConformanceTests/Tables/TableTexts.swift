import ExactArithmetic
import Peers
import UnitCatalog

/// A catalog of a few units and tables of them, small enough to check by eye.
enum TableTexts {
  static let catalog = Result<Catalog, CatalogError> { () throws(CatalogError) -> Catalog in
    try Catalog(texts: [length, angle, temperature, fuel])
  }

  static let length = text(
    "length",
    """
    quantity length
    name Length
    icon ruler
    base meter
    dimension length

    unit meter
    symbol m
    name meter
    plural meters
    system metric
    definition base
    source SI Brochure, 9th edition (2019), section 2.3.1

    unit mile
    symbol mi
    name mile
    plural miles
    system us
    definition 1609.344 meter
    source NIST SP 811 (2008), appendix B.8

    unit cubit
    symbol cu
    name cubit
    plural cubits
    system other
    definition 0.4572345678 meter
    source A royal rod
    """)

  static let angle = text(
    "angle",
    """
    quantity angle
    name Angle
    icon angle
    base revolution
    dimension 1

    unit revolution
    symbol rev
    name revolution
    plural revolutions
    system other
    definition base
    source ISO 80000-3:2019

    unit radian
    symbol rad
    name radian
    plural radians
    system metric
    definition revolution / 2 * pi
    source SI Brochure, 9th edition (2019), section 2.3.4
    """)

  static let temperature = text(
    "temperature",
    """
    quantity temperature
    name Temperature
    icon thermometer
    base kelvin
    dimension temperature

    unit kelvin
    symbol K
    name kelvin
    plural kelvins
    system metric
    definition base
    source SI Brochure, 9th edition (2019), section 2.3.1

    unit celsius
    symbol °C
    name degree Celsius
    plural degrees Celsius
    system metric
    definition 1 kelvin + 273.15 kelvin
    source SI Brochure, 9th edition (2019), section 2.3.4
    """)

  static let fuel = text(
    "fuel-economy",
    """
    quantity fuel-economy
    name Fuel economy
    icon fuelpump
    base meter-per-cubic-meter
    dimension length^-2

    unit meter-per-cubic-meter
    symbol m/m³
    name meter per cubic meter
    plural meters per cubic meter
    system metric
    definition 1 / meter^2
    source SI Brochure, 9th edition (2019), section 2.3.4

    unit cubic-meter-per-meter
    symbol m³/m
    name cubic meter per meter
    plural cubic meters per meter
    system metric
    definition reciprocal meter^2
    source SI Brochure, 9th edition (2019), section 2.3.4
    """)

  private static func text(_ name: String, _ content: String) -> CatalogText {
    CatalogText(name: name, content)
  }

  /// Returns a table in Pint's notation.
  static func pint(_ text: String, version: String = "1") throws(TableError) -> TableSource {
    try TableSource(
      .pint, version: version, files: [(name: "default_en.txt", bytes: Array(text.utf8))])
  }

  /// Returns a table in the notation of GNU units.
  static func gnuUnits(_ text: String) throws(TableError) -> TableSource {
    try TableSource(
      .gnuUnits, version: "1", files: [(name: "definitions.units", bytes: Array(text.utf8))])
  }

  /// Returns a table in CLDR's notation.
  static func cldr(_ text: String) throws(TableError) -> TableSource {
    try TableSource(.cldr, version: "1", files: [(name: "units.xml", bytes: Array(text.utf8))])
  }

  /// Returns a table of NIST with these rows under the header.
  static func nist(_ rows: String) throws(TableError) -> TableSource {
    let text = "Convert From, Convert To, Multiply By, Supported\n" + rows
    return try TableSource(.nist, version: "1", files: [(name: "A.csv", bytes: Array(text.utf8))])
  }

  /// Returns the report on a table, compared by a map.
  static func report(
    _ source: TableSource, _ map: String, _ conflicts: [KnownConflict] = []
  ) throws -> TableReport {
    TableReport(
      source, catalog: try catalog.get(), map: try UnitMap(map, name: "map"),
      conflicts: conflicts)
  }

  /// Returns a verdict as a word.
  static func word(_ verdict: TableVerdict) -> String {
    switch verdict {
    case .agrees: "agrees"
    case .agreesToDigits(let digits): "digits \(digits)"
    case .differs(let values): "differs \(values.ours) \(values.theirs) \(values.relative)"
    case .notEvaluated(let reason): "not evaluated: \(reason)"
    }
  }

  /// Returns the verdicts of a report, one line each.
  static func words(_ report: TableReport) -> [String] {
    report.units.map { "\($0.unit): \(word($0.verdict))" } + report.mapProblems
  }
}
