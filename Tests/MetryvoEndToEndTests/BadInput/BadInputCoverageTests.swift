import Foundation
import Testing

/// Every row of `Corpora/metryvo/bad-inputs.tsv` about files, rows or the shell has a test.
@Suite struct BadInputCoverageTests {
  @Test func everyRowIsCovered() throws {
    let file = CommandRun.package.appendingPathComponent("Corpora/metryvo/bad-inputs.tsv")
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) } }
    let csv = rows.filter { $0[1].hasPrefix("csv") }.map { $0[0] }
    #expect(csv.count >= 5)
    #expect(Set(BadRowsTests.rows.map(\.id)) == Set(csv))
    // `BadInputTests` covers the rows that argument lists can express; files and shell words have
    // their own suites.
    let elsewhere = Set(BadInputTests.rows.map(\.id)).union(BadInputTests.elsewhere.keys)
    let shell = rows.filter { $0[1] == "cli" }.map { $0[0] }
    #expect(shell.filter { !elsewhere.contains($0) } == [])
    #expect(Set(["S07-fs", "S08-args"]).isSubset(of: shell))
  }
}
