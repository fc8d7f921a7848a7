import Peers
import Testing

/// The reader of Pint's definitions, judged by the verdicts on their values.
@Suite struct PintReaderTests {
  private static let table = """
    # a comment
    @defaults
        group = international
    @end
    kilo- = 1e3 = k-
    meter = [length] = m = metre
    kelvin = [temperature]; offset: 0 = K
    radian = []
    pi = 3.14159265358979323846 = π
    turn = 2 * π * radian = _ = revolution
    [area] = [length] ** 2
    @group Old
        pace = 0.9144 m   # juxtaposition multiplies
        mile = 1760 * pace
        half = 1 / 2 m
        power = 2 ** 3 ** 2 * m
        sign = 2 m - -3 m
    @end
    @alias mile = old_mile
    degree_Celsius = kelvin; offset: 273.15 = °C = degC
    root = meter ** 0.5
    level = 1 ; logbase: 10; logfactor: 10
    lost = 2 * nowhere
    loop = 2 * pool
    pool = loop / 2
    zero = 0 * m
    @context c
        [length] -> [time]: value / c
    @end
    """

  private func words(_ lines: [String]) throws -> [String] {
    TableTexts.words(
      try TableTexts.report(try TableTexts.pint(Self.table), lines.joined(separator: "\n")))
  }

  @Test func valuesAreExact() throws {
    let lines = ["meter = meter", "mile = old_mile", "kelvin = K", "celsius = degC"]
    #expect(
      try words(lines) == ["meter: agrees", "mile: agrees", "kelvin: agrees", "celsius: agrees"])
    #expect(try words(["meter = m", "mile = 1.609344 kilometres"]).last == "mile: agrees")
    #expect(try words(["meter = m", "mile = 1.609344 km"]).last == "mile: agrees")
  }

  @Test func expressionsHavePythonsPrecedence() throws {
    let rows = [
      ("half", "0.5"), ("power", "512"), ("sign", "5"), ("6 / 2 m * m", "3"), ("-2 m", "-2"),
      ("(1 + 2) * m", "3"), ("2 m / (4 * 2)", "0.25"),
    ]
    for (theirs, value) in rows where theirs != "6 / 2 m * m" {
      let word = try words(["meter = m", "mile = \(theirs)"]).last ?? ""
      #expect(word.hasPrefix("mile: differs 1609.344 \(value) "), "\(theirs): \(word)")
    }
    #expect(try words(["meter = m", "mile = 6 / 2 m * m"]).last?.contains("dimension") == true)
  }

  @Test func piIsSymbolicAndCountsItsDigits() throws {
    #expect(
      try words(["revolution = turn", "radian = radian"]) == [
        "revolution: agrees", "radian: digits 21",
      ])
    let short = Self.table.replacing("3.14159265358979323846", with: "3.15000000000000000000")
    let report = try TableTexts.report(
      try TableTexts.pint(short), "revolution = turn\nradian = radian")
    #expect(TableTexts.words(report).last?.hasPrefix("radian: differs") == true)
  }

  @Test func whatIsNotEvaluatedIsCountedWithItsReason() throws {
    let report = try TableTexts.report(try TableTexts.pint(Self.table), "meter = meter")
    #expect(
      report.unevaluated == [
        "an irrational function or power": ["root"], "a function, not a factor": ["level"],
        "made of a name that the table does not define": ["lost"],
        "defined by itself": ["loop", "pool"],
      ])
    #expect(report.read == 17 && report.evaluated == report.read - 5)
    let words = try words(["meter = m", "mile = root", "cubit = m / zero"])
    #expect(words.contains("mile: not evaluated: irrational: a power that is no integer"))
    #expect(words.contains("cubit: not evaluated: division by zero"))
  }

  @Test func malformedTablesAreRefusedWithTheirPlace() {
    let rows = [
      ("meter", "line 1, column 6: expected '=' after a name"),
      ("a = [b]\nmeter =", "line 2, column 8: expected a definition"),
      ("a = [b]\n= 2", "line 2, column 1: expected a name"),
      ("a = (1 + 2", "line 1, column 11: '(' is not closed"),
      ("a = 1 + ", "line 1, column 9: the definition ends too early"),
      ("a = 2 $ 3 )", "line 1, column 11: unexpected ')'"),
      ("a = 1e99999", "line 1, column 12: unreadable number '1e99999'"),
      ("@group x\na = 1", "line 1, column 1: '@group' is not closed"),
      ("@end", "line 1, column 1: '@end' closes nothing"),
      ("@wrong", "line 1, column 1: unknown directive '@wrong'"),
      ("@import other.txt", "other.txt, line 1, column 1: there is no file 'other.txt' beside it"),
      ("a = 1; scale: 3", "line 1, column 7: unexpected 'scale: 3'"),
      ("a = " + String(repeating: "(", count: 40), "nested deeper than 16"),
      ("a = " + String(repeating: "1+", count: 10_000), "longer than 16384 bytes"),
      ("", "line 1, column 1: no definitions"),
    ]
    for (text, message) in rows {
      let found = self.message(of: text)
      #expect(found.hasSuffix(message), "\(text.prefix(30)): \(found)")
    }
  }

  private func message(of text: String) -> String {
    do throws(TableError) {
      _ = try TableTexts.pint(text)
      return "read"
    } catch { return error.description }
  }

  @Test func hugeDefinitionsEndSoon() throws {
    var text = "a0 = 3\nmeter = [length]\n"
    for level in 1...300 { text += "a\(level) = a\(level - 1) ** 99\n" }
    text += "far = 1e1999 * 1e1999\nbig = 7 ** 99 * (7 ** 99 + 1) ** 99\n"
    let report = try TableTexts.report(try TableTexts.pint(text), "meter = meter")
    #expect(report.unevaluated.keys.sorted() == ["beyond the limits of this reader"])
    #expect(report.evaluated < 6)
  }
}
