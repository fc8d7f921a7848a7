import Foundation
import Testing

/// Commands and their exact output.
@Suite struct SnapshotTests {
  @Test func convert() throws {
    let rows: [([String], String)] = [
      (["5", "mi", "km"], "8.04672 km   (exact)"),
      (["5 mi", "km"], "8.04672 km   (exact)"),
      (["-40", "°C", "°F"], "-40 °F   (exact)"),
      (["32", "F", "C"], "0 °C   (exact)"),
      (["1", "ft", "yd"], "0.3333333333333333333333333333333333 yd   (rounded half-up)"),
      (["1", "ft", "yd", "--decimals", "4"], "0.3333 yd   (rounded half-up)"),
      (["2", "ft", "yd", "--decimals", "4", "--rounding", "floor"], "0.6666 yd   (rounded floor)"),
      (["1", "ft", "mi", "--decimals", "2"], "0.00019 mi   (rounded half-up to 2 digits)"),
      (["3", "ft", "yd", "--decimals", "2"], "1.00 yd   (exact)"),
      (
        ["1", "ft", "yd", "--digits", "50", "--backend", "gmp"],
        "0.33333333333333333333333333333333333333333333333333 yd   (rounded half-up)"
      ),
      (
        ["1", "ft", "yd", "--decimals", "40"],
        "0.3333333333333333333333333333333333 yd   (rounded half-up, limited to 34 digits)"
      ),
      (
        ["1", "ft", "yd", "--decimals", "40", "--backend", "gmp"],
        "0.3333333333333333333333333333333333333333 yd   (rounded half-up)"
      ),
      (["1", "Da", "kg"], "1.66053906892E-27 kg   (exact for a measured unit)"),
    ]
    for (arguments, line) in rows {
      let run = try CommandRun(["convert"] + arguments)
      #expect(run.output == line + "\n" && run.error == "" && run.code == 0, "\(arguments)")
    }
  }

  @Test func ambiguityIsSaid() throws {
    let run = try CommandRun(["convert", "1", "cup", "mL"])
    #expect(run.output == "236.5882365 mL   (exact)\n")
    #expect(
      run.error == "note: 'cup' was read as US cup (cup); also: cup-metric, cup-imperial, "
        + "cup-us-legal, cup-japanese\n")
  }

  @Test func json() throws {
    struct Record: Decodable {
      var value: String
      var from: String
      var to: String
      var result: String
      var exact: Bool
      var conditions: [String]
    }
    let run = try CommandRun(["convert", "1", "ft", "yd", "--digits", "5", "--json"])
    let record = try JSONDecoder().decode(Record.self, from: Data(run.output.utf8))
    #expect(record.value == "1" && record.from == "foot" && record.to == "yard")
    #expect(record.result == "0.33333" && !record.exact)
    #expect(record.conditions == ["Inexact", "Rounded"])
  }

  @Test func allUnitsOfAQuantity() throws {
    let run = try CommandRun(["all", "-40", "°C"])
    let lines = run.output.split(separator: "\n")
    #expect(run.code == 0 && lines.count == 8)
    #expect(lines.contains { $0.contains("-40  °F") })
    #expect(lines.contains { $0.contains("233.15  K") })
  }

  @Test func unitsAreSearched() throws {
    let miles = try CommandRun(["units", "mile", "--quantity", "length"])
    #expect(miles.output.contains("1760 yard") && !miles.output.contains("kilogram"))
    let none = try CommandRun(["units", "xyzzy"])
    #expect(none.code == 1 && none.error == "metryvo: no unit matches 'xyzzy'\n")
    let quantity = try CommandRun(["units", "--quantity", "love"])
    #expect(quantity.code == 65 && quantity.error.contains("there is no quantity 'love'"))
  }

  @Test func verifyGivenFiles() throws {
    let file = "Corpora/metryvo/directed-decimal128/dir_add.decTest"
    let run = try CommandRun(["verify", "--vectors", file, "--cases", "50", "--backend", "native"])
    #expect(run.code == 0 && run.output.contains("4361 + 0 + 0"))
    #expect(run.output.hasSuffix("s)\n") && run.output.contains("verify: all holds"))
  }

  /// A wrong vector fails the run, and the failure states its place.
  @Test func verifyFailsOnAWrongVector() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("wrong.decTest")
    try """
    extended: 1
    precision: 9
    rounding: half_even
    maxExponent: 384
    minExponent: -383
    wrong1 add 1 1 -> 3
    """.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try CommandRun(["verify", "--vectors", file.path, "--cases", "50"])
    #expect(run.code == 1 && run.output.contains("wrong.decTest:6"))
    #expect(run.output.contains("verify: 3 cases failed"))
  }

  @Test func version() throws {
    let run = try CommandRun(["--version"])
    #expect(run.output.hasPrefix("metryvo 0.1.0 (commit ") && run.code == 0)
  }
}
