import Peers
import Testing

/// The reader of GNU units' definitions.
@Suite struct GNUUnitsReaderTests {
  private static let table = """
    # Version 9.87
    !set UNITS_ENGLISH GB
    !locale en_GB
    !  set UNITS_ENGLISH GB
    m  7 nothing
    !endlocale
    m        !      # the base
    K        !
    radian   !dimensionless
    kilo-    1e3
    k-       kilo
    third    1|3 m
    mile     5280 foot
    foot     12 \\
             inch
    inch     2.54 cm
    c-       1e-2
    pi       3.14159265358979323846
    circle   2 pi radian
    slow     m / 2 radian 3
    cube     2^2^3 m
    inverse  /m
    root     sqrt(m)
    half(x)  units=[1;1] x/2 ; 2 half
    gauge[K] 1 2 3
    !var UNITS_ENGLISH GB
    foot     1 m
    !endvar
    !varnot UNITS_ENGLISH GB
    rod      5.5 yard
    yard     3 feet
    feet     foot
    !endvar
    !utf8
    \u{212A}  K
    !endutf8
    +m       100 cm
    """

  private func words(_ lines: [String], _ table: String = table) throws -> [String] {
    TableTexts.words(
      try TableTexts.report(try TableTexts.gnuUnits(table), lines.joined(separator: "\n")))
  }

  @Test func valuesAreExact() throws {
    let table = Self.table.replacing("\n+m       100 cm", with: "")
    let rows = [
      ("mile", "agrees"), ("5280 ft per 1 radian", "the table has no 'ft'"),
      ("5280 feet", "agrees"), ("1.609344 kilom", "agrees"), ("1.609344 km", "agrees"),
      ("third", "differs 1609.344 0.33333333333333333333 -1.0E+0"),
      ("slow", "differs 1609.344 0.16666666666666666667 -1.0E+0"),
      ("cube", "differs 1609.344 256 -0.84"), ("m per 4", "differs 1609.344 0.25 -1.0E+0"),
      ("m3 / m2", "differs 1609.344 1 -1.0E+0"), ("320 rods", "agrees"),
      ("root", "not evaluated: irrational: sqrt"),
      ("half(m)", "not evaluated: a function, not a factor"),
      ("inverse m^2", "differs 1609.344 1 -1.0E+0"),
    ]
    for (theirs, word) in rows {
      let found = try words(["meter = m", "mile = \(theirs)"], table).last ?? ""
      let shown = word.replacing("-1.0E+0", with: "-1")
      #expect(found.hasSuffix(shown), "\(theirs): \(found)")
    }
    #expect(
      try words(["revolution = circle", "radian = radian", "kelvin = K"], table) == [
        "revolution: agrees", "radian: digits 21", "kelvin: agrees",
      ])
  }

  /// A later definition replaces an earlier definition.
  ///
  /// A plus sign, which marks a unit of a system of units, does not prevent the replacement.
  @Test func laterDefinitionsTakeThePlaceOfEarlierOnes() throws {
    let report = try TableTexts.report(try TableTexts.gnuUnits(Self.table), "mile = mile")
    #expect(report.unevaluated["defined by itself"]?.contains("m") == true)
  }

  @Test func functionsAreCounted() throws {
    let report = try TableTexts.report(try TableTexts.gnuUnits(Self.table), "kelvin = K")
    #expect(report.unevaluated["a function, not a factor"] == ["half()", "gauge()"])
  }

  @Test func theFileSaysItsVersion() throws {
    let source = try TableSource(
      .gnuUnits, version: nil, files: [(name: "definitions.units", bytes: Array(Self.table.utf8))])
    #expect(source.version == "9.87" && source.digest.count == 64)
  }

  @Test func malformedTablesAreRefusedWithTheirPlace() {
    let rows = [
      ("m", "line 1, column 2: expected a definition"),
      ("m !\n!wrong", "line 2, column 1: unknown directive '!wrong'"),
      ("m !\n!endvar", "line 2, column 1: '!endvar' closes nothing"),
      ("m !\n!var X y\na b", "line 2, column 1: '!var' is not closed"),
      ("m !\nfoot 3 ) m", "line 2, column 8: unexpected ') m'"),
      ("m !\nfoot 3 +", "line 2, column 9: the definition ends too early"),
      ("# nothing", "line 1, column 1: no definitions"),
    ]
    for (text, message) in rows {
      do throws(TableError) {
        _ = try TableTexts.gnuUnits(text)
        Issue.record("\(text) is read")
      } catch {
        #expect(error.description == "definitions.units, " + message, "\(text)")
      }
    }
  }
}
