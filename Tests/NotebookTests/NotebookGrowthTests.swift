import Metryvo
import PerformanceBudgets
import Testing

/// Long lists are read in nearly linear time: with a quadratic step, each list would take many
/// minutes.
///
/// The limit is a minute of the thread's processor time, so that a busy machine does not fail the
/// test.
@Suite struct NotebookGrowthTests {
  private func expectWithinAMinute(_ work: () throws -> Void) rethrows {
    let clock = ThreadCPUClock()
    let start = clock.now()
    try work()
    #expect(clock.now() - start < 60_000_000_000)
  }

  private static let time = "\"createdAt\": \"2026-01-01T00:00:00.000Z\""

  private func document(_ key: String, _ value: String) -> [UInt8] {
    Array("{\"format\": \"metryvo-data\", \"version\": 1, \"\(key)\": \(value)}".utf8)
  }

  private func list(_ count: Int, _ element: (Int) -> String) -> String {
    "[" + (0..<count).map(element).joined(separator: ", ") + "]"
  }

  private func unit(_ number: Int, named: String, _ reference: String) -> String {
    "{\"id\": \"r\(number)\", \"identifier\": \"\(named)\", \"categoryId\": \"length\", "
      + "\"name\": \"n\(number)\", \"symbol\": \"s\(number)\", \"reference\": \"\(reference)\", "
      + "\"factor\": \"1\", \(Self.time)}"
  }

  @Test func fieldsOfOneToolRow() throws {
    try expectWithinAMinute {
      let count = 190_000
      let fields = (0..<count).map { "\"f\($0)\": \"\"" }.joined(separator: ", ")
      let bytes = document(
        "history",
        "[{\"id\": \"a\", \"kind\": \"tool\", \"tool\": \"tip\", \(Self.time), "
          + "\"inputs\": {\(fields)}, \"outputs\": {}}]")
      let read = try NotebookDocument(bytes).content
      guard case .tool(let run)? = read.history.first?.content else {
        Issue.record("no row of a tool")
        return
      }
      #expect(run.inputs.count == count)
    }
  }

  @Test func columnsOfATable() throws {
    try expectWithinAMinute {
      let count = 200_000
      let columns = (0..<count).map { "x-\($0)" }.joined(separator: ",")
      let table = try NotebookContent(csv: Array("id,\(columns)\n".utf8), of: .history)
      #expect(table.history.isEmpty)
    }
  }

  @Test func decimalsOfPairsAndCategories() throws {
    try expectWithinAMinute {
      let count = 45_000
      let pairs = list(count) { "{\"from\": \"a\($0)\", \"to\": \"b\", \"decimals\": 1}" }
      let read = try NotebookDocument(
        document("settings", "{\"precision\": {\"perPair\": \(pairs)}}")
      ).content
      #expect(read.settings.precision.pairs.count == count)
      let categories = (0..<90_000).map { "\"c\($0)\": {\"decimals\": 1}" }
      let other = try NotebookDocument(
        document(
          "settings",
          "{\"precision\": {\"perCategory\": {\(categories.joined(separator: ", "))}}}")
      ).content
      #expect(other.settings.precision.categories.count == 90_000)
      let result = other.importing(
        NotebookDocument(content: read), .replace, plan: ProductPlan(.unitConverter, .free))
      #expect(result.content.settings == NotebookSettings())
    }
  }

  @Test func favorites() throws {
    try expectWithinAMinute {
      let count = 150_000
      let rows = list(count) {
        "{\"id\": \"r\($0)\", \"kind\": \"unit\", \"unit\": \"u\($0)\", \(Self.time)}"
      }
      let read = try NotebookDocument(document("favorites", rows)).content
      #expect(read.favorites.count == count)
    }
  }

  /// Units of one category, chains and cycles of references, and units with one identifier.
  @Test func customUnits() throws {
    try expectWithinAMinute {
      let count = 12_000
      let kinds: [(String, (Int) -> String, used: Int)] = [
        ("one category", { unit($0, named: "u\($0)", "inch") }, 400),
        ("chain", { unit($0, named: "u\($0)", "u\($0 + 1)") }, 0),
        ("circle", { unit($0, named: "u\($0)", "u\(($0 + 1) % count)") }, 0),
        ("one identifier", { unit($0, named: "u", "u") }, 0),
        ("one name", { unit($0, named: "u", "inch") }, 1),
      ]
      for (name, row, used) in kinds {
        let read = try NotebookDocument(document("customUnits", list(count, row))).content
        #expect(read.customUnits.count == count, "\(name)")
        let clashes = read.clashes.count
        #expect(used == 0 ? clashes == count : clashes < count, "\(name)")
        #expect(read.catalog().units.count - Catalog.standard.units.count == count - clashes)
      }
    }
  }
}
