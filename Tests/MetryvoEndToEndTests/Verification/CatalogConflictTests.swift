import Foundation
import Testing

/// `metryvo verify catalog` on small tables: output, files and exit code.
@Suite struct CatalogConflictTests {
  private static let header = "Convert From, Convert To, Multiply By, Supported\n"

  /// The memory limit in KiB; `verify catalog` evaluates thousands of definitions and needs more
  /// memory than a conversion.
  private static let memoryLimit = 400_000

  /// Returns a folder with a table in the form of NIST SP 811.
  ///
  /// Other tables are those that `make tables` has fetched, if any.
  private func folder(_ rows: String) throws -> String {
    let folder = NSTemporaryDirectory() + "metryvo-\(UUID().uuidString)"
    let tables = folder + "/nist-sp811"
    try FileManager.default.createDirectory(atPath: tables, withIntermediateDirectories: true)
    try (Self.header + rows).write(
      toFile: tables + "/Length.csv", atomically: true, encoding: .utf8)
    return folder
  }

  private struct Record: Decodable {
    struct Table: Decodable {
      struct Unit: Decodable {
        var unit: String
        var verdict: String
        var digits: Int?
        var ours: String?
        var theirs: String?
      }
      var table: String
      var holds: Bool
      var read: Int
      var units: [Unit]
      var problems: [String]
      var sha256: String
    }
    var holds: Bool
    var tables: [Table]
  }

  /// If a table lacks expected rows or differs from the catalog, the exit code is 1, and JSON
  /// states the reasons.
  @Test func aTableThatDiffersFails() throws {
    let folder = try folder("mi, m, 1.60934e+03, true\nyd, m, 0.9143, true\nft, m, 0.3048, true\n")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let run = try CommandRun(
      ["verify", "catalog", "--tables", folder, "--json", "--report", folder],
      memoryLimit: Self.memoryLimit)
    #expect(run.code == 1 && run.error == "", "\(run.error)")
    let record = try JSONDecoder().decode(Record.self, from: Data(run.output.utf8))
    let table = try #require(record.tables.first { $0.table == "nist-sp811" })
    #expect(!record.holds && !table.holds && table.read == 3 && table.sha256.count == 64)
    let units = Dictionary(
      table.units.map { ($0.unit, $0) }, uniquingKeysWith: { first, _ in first })
    #expect(units["mile"]?.verdict == "agree to digits" && units["mile"]?.digits == 6)
    #expect(units["foot"]?.verdict == "agree" && units.count == 3)
    #expect(units["yard"]?.verdict == "differ, unknown" && units["yard"]?.theirs == "0.9143")
    #expect(table.problems.contains { $0.hasSuffix("the table has no 'in, m'") })
    let page = try String(contentsOfFile: folder + "/catalog-conflicts.md", encoding: .utf8)
    #expect(page.hasPrefix("# The catalog beside other people's tables\n"))
    #expect(page.contains("| yard | meter | 0.9144 | 0.9143 | -0.00011 | unknown |"))
    // The page depends only on the tables: it contains neither a path nor a date.
    #expect(!page.contains(folder) && !page.contains("T00:") && !page.contains("NSTemporary"))
  }

  @Test func malformedTablesAreNamedWithTheirPlace() throws {
    let folder = try folder("mi, m, many, true\n")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let run = try CommandRun(
      ["verify", "catalog", "--tables", folder], memoryLimit: Self.memoryLimit)
    #expect(run.code == 65 && run.output == "")
    #expect(
      run.error.hasSuffix("NIST SP 811: Length.csv, line 2, column 8: unreadable number 'many'\n"),
      "\(run.error)")
  }

  @Test func misuseIsSaid() throws {
    let rows: [([String], Int32, String)] = [
      (["catalog", "--seed", "1"], 64, "Unknown option '--seed'"),
      (["--tables", "x"], 64, "Unknown option '--tables'"),
      (["catalog", "--tables", "/nowhere"], 66, "there is no folder '/nowhere'"),
    ]
    for (arguments, code, message) in rows {
      let run = try CommandRun(["verify"] + arguments)
      #expect(run.code == code && run.error.contains(message), "\(arguments): \(run.error)")
    }
  }
}
