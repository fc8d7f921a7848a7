import Foundation
import Testing

/// The output of `units --json` is a registry for `--registry`, whose units can be converted.
@Suite struct RegistryTests {
  /// Calls `body` with the path of a file that exists during the call.
  private func withFile(_ text: String, _ body: (String) throws -> Void) throws {
    try withFile(Data(text.utf8), body)
  }

  private func withFile(_ data: Data, _ body: (String) throws -> Void) throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("metryvo-\(UUID().uuidString).json")
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try body(file.path)
  }

  private let currency = """
    {"format": "metryvo-registry", "version": 1,
     "quantities": [
      {"identifier": "currency", "name": "Currency (manual)", "base": "euro", "dimension": "1",
       "units": [{"identifier": "euro", "symbol": "€", "name": "euro", "definition": "base"}]},
      {"identifier": "length",
       "units": [{"identifier": "smoot", "symbol": "smoot", "name": "smoot", "definition": "67 inch"}]}],
     "customUnits": [
      {"name": "dollar", "symbol": "$", "reference": "euro", "factor": 0.92},
      {"name": "step", "symbol": "step", "reference": "smoot", "factor": "5/12"}]}
    """

  @Test func theRegistryIsReproducedAndReadBack() throws {
    let first = try CommandRun(["units", "--json"])
    #expect(first.code == 0 && first.error == "" && first.output.hasPrefix("{\n"))
    try withFile(first.output) { path in
      let again = try CommandRun(["units", "--json", "--registry", path])
      #expect(again.output == first.output && again.error == "" && again.code == 0)
      let run = try CommandRun(["convert", "5", "mi", "km", "--registry", path])
      #expect(run.output == "8.04672 km   (exact)\n" && run.error == "")
    }
    let some = try CommandRun(["units", "mile", "--quantity", "length", "--json"])
    #expect(some.output.contains("\"1760 yard\"") && !some.output.contains("\"kilogram\""))
    try withFile(some.output) { path in
      let again = try CommandRun(["units", "--json", "--registry", path])
      #expect(again.output == first.output)
    }
  }

  @Test func addedUnitsConvert() throws {
    try withFile(currency) { path in
      for backend in ["native", "gmp"] {
        let options = ["--registry", path, "--backend", backend]
        let rows: [([String], String)] = [
          (["convert", "364.4", "smoot", "m"], "620.13592 m   (exact)\n"),
          (["convert", "12", "steps", "smoot"], "5 smoot   (exact)\n"),
          (["convert", "10", "€", "$", "--decimals", "2"], "10.87 $   (rounded half-up)\n"),
        ]
        for (arguments, output) in rows {
          let run = try CommandRun(arguments + options)
          #expect(run.output == output && run.error == "" && run.code == 0, "\(arguments)")
        }
        let all = try CommandRun(["all", "1", "dollar"] + options)
        #expect(all.output.split(separator: "\n").count == 2 && all.output.contains("0.92  €"))
        let mixed = try CommandRun(["convert", "1", "dollar", "m"] + options)
        #expect(mixed.code == 65)
        #expect(
          mixed.error
            == "metryvo: cannot convert dollar (currency) to meter (length): they measure "
            + "different quantities\n")
      }
      let units = try CommandRun(["units", "--quantity", "currency", "--registry", path])
      #expect(units.output.contains("Currency (manual)") && units.output.contains("0.92 euro"))
    }
    let without = try CommandRun(["convert", "1", "smoot", "m"])
    #expect(without.code == 65)
  }

  @Test func aTableOfCategoriesIsReadWithWarnings() throws {
    let table = """
      [{"categoryName": "Length", "units": [
        {"unitName": "Meter", "unitSymbol": "m", "conversionFactor": 1, "isBase": true},
        {"unitName": "Mile", "unitSymbol": "mi", "conversionFactor": 1609.34},
        {"unitName": "Ell", "unitSymbol": "ell", "conversionFactor": 1.1429999999999999}]}]
      """
    try withFile(table) { path in
      let run = try CommandRun(["convert", "5", "mi", "km", "--registry", path])
      #expect(run.output == "8.04672 km   (exact)\n" && run.code == 0)
      let lines = run.error.split(separator: "\n")
      #expect(lines.count == 2)
      #expect(
        lines.first?.hasPrefix(
          "warning: \(path):3:64: 1609.34 differs from mile = 1609.344 meter (")
          == true)
      #expect(
        lines.last?.hasSuffix(":4:64: ell: 1.1429999999999999 is kept as written; was 1.143 meant?")
          == true)
      let ell = try CommandRun(["convert", "1", "ell", "m", "--registry", path])
      #expect(ell.output == "1.1429999999999999 m   (exact)\n")
    }
  }

  /// The catalog is built once, so a file with many categories keeps the limits of time and memory
  /// that the bad files below keep.
  @Test func manyCategoriesAreReadInOneGo() throws {
    let categories = (0..<400).map { number in
      """
      {"categoryName": "Kind \(number)", "units": [
        {"unitName": "Root \(number)", "unitSymbol": "r\(number)", "factor": 1, "isBase": true},
        {"unitName": "Leaf \(number)", "unitSymbol": "l\(number)", "factor": 3}]}
      """
    }
    try withFile("[" + categories.joined(separator: ",") + "]") { path in
      let run = try CommandRun(["convert", "6", "r399", "l399", "--registry", path])
      #expect(run.output == "2 l399   (exact)\n" && run.error == "" && run.code == 0)
      #expect(run.processorTime < 0.3)
    }
  }

  /// Each file ends within 300 ms of processor time and the default 50 MB, with one line that
  /// states the place.
  @Test func badFilesEndAsTheyMust() throws {
    let head = "{\"format\": \"metryvo-registry\", \"version\": 1, "
    let rows: [(String, Int32, String)] = [
      (String(repeating: "[", count: 4_000_000), 65, ":1:33: more than 32 arrays and objects"),
      (String(repeating: "[", count: 100_000_000), 65, ": more than 4 MB; split the file"),
      ("[" + String(repeating: "[],", count: 1_300_000), 65, ": more than 200000 values"),
      (String(currency.dropLast(30)), 65, ":9:49: the file ends too early"),
      (currency.replacingOccurrences(of: "0.92", with: "NaN"), 65, ":8:68: unexpected 'N'"),
      (currency.replacingOccurrences(of: "0.92", with: "1e999999999"), 65, ":8:3: dollar: factor"),
      (currency.replacingOccurrences(of: "0.92", with: "0"), 65, ":8:3: dollar: factor is 0"),
      (currency.replacingOccurrences(of: "67 inch", with: "2 foo"), 65, ":6:14: smoot: definition"),
      (
        head + "\"customUnits\": [], \"customUnits\": []}", 65,
        ":1:65: the key \"customUnits\" stands"
      ),
      (
        head.replacingOccurrences(of: "1", with: "2") + "\"quantities\": []}", 65,
        "version 2 is not"
      ),
      (head + "\"unit\": []}", 65, ":1:46: unknown field \"unit\""),
      ("", 65, ":1:1: the file ends"),
    ]
    for (text, code, message) in rows {
      try withFile(text) { path in
        for command in [["convert", "1", "m", "km"], ["all", "1", "m"], ["units"]] {
          let run = try CommandRun(command + ["--registry", path])
          #expect(run.code == code && run.output == "" && run.processorTime < 0.3, "\(message)")
          #expect(run.error.contains(path) && run.error.contains(message), "\(run.error)")
          #expect(run.error.split(separator: "\n").count == 1 && run.error.utf8.count < 1000)
        }
      }
    }
    let missing = try CommandRun(["units", "--registry", "/dev/null/x.json"])
    #expect(missing.code == 66)
    #expect(missing.error == "metryvo: /dev/null/x.json: cannot read the file\n")
  }
}
