import Foundation
import Testing

/// The table of rules in the keypad's README.
@Suite struct KeypadRulesTests {
  /// The last cells of the table's rows.
  private func cases() throws -> [String] {
    let page = try TestFiles.text("Sources/Calculation/Keypad/README.md")
    let table = page.split(separator: "\n").filter { $0.hasPrefix("| ") }
    return table.dropFirst().map { row in
      let cells = row.split(separator: "|")
      return cells.count == 4 ? cells[3].trimmingCharacters(in: .whitespaces) : ""
    }
  }

  /// A case is an identifier of the corpus, or a test's name in backticks.
  @Test func everyRuleHasACase() throws {
    let identifiers = try KeypadCorpus().rows.map(\.identifier)
    let tests = try sources()
    var failures: [String] = []
    let rows = try cases()
    for (index, cell) in rows.enumerated() {
      let names = cell.components(separatedBy: ", ")
      for name in names {
        let isKnown =
          name.hasPrefix("`")
          ? tests.contains("@Test func \(name.dropFirst().dropLast())()")
          : identifiers.contains(name)
        if !isKnown { failures.append("row \(index + 1): '\(name)' is no case") }
      }
    }
    #expect(rows.count >= 20)
    #expect(failures == [])
  }

  @Test func everyCaseOfTheCorpusShowsARule() throws {
    let cells = try cases().flatMap { $0.components(separatedBy: ", ") }
    let unused = try KeypadCorpus().rows.map(\.identifier).filter { !cells.contains($0) }
    #expect(unused == [])
  }

  private func sources() throws -> String {
    let folder = TestFiles.root.appendingPathComponent("Tests/CalculationTests")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try files.filter { $0.hasSuffix(".swift") }
      .map { try TestFiles.text("Tests/CalculationTests/\($0)") }.joined(separator: "\n")
  }
}
