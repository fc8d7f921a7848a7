import Foundation
import Testing

/// A page of `reports` shows the output of `metryvo verify`.
@Suite struct VerifyPageTests {
  /// The published report has the rows and the hash of the page.
  @Test func theScreenShowsWhatTheReportFound() throws {
    let page = try PackageFiles.text("reports/verify.md")
    let report = try PackageFiles.text("reports/report.md")
    let screen = page.split(separator: "\n").map { Self.words(String($0)) }
    let rows = report.components(separatedBy: "\n## ").filter { $0.hasPrefix("verify · ") }
      .flatMap(Self.rows(of:))
    let missing = rows.filter { row in !screen.contains { $0.hasPrefix(row) } }
    #expect(rows.count > 100 && missing == [])
    let hash = try #require(report.firstMatch(of: /machines: ([0-9a-f]{64})/)?.output.1)
    #expect(page.contains(hash))
  }

  /// Returns the rows of a section's tables with headers, without speeds, which differ between
  /// runs.
  private static func rows(of section: String) -> [String] {
    var rows: [String] = []
    var isInTable = false
    var hasSpeeds = false
    for line in section.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("| ") else {
        isInTable = false
        continue
      }
      var cells = line.dropFirst(2).dropLast(2).components(separatedBy: " | ")
      if !isInTable { hasSpeeds = cells.last == "cases/s" }
      isInTable = true
      if hasSpeeds { cells.removeLast() }
      if cells.first != "---" { rows.append(words(cells.joined(separator: " "))) }
    }
    return rows
  }

  /// Returns the words of a line, separated by one space, without Markdown marks.
  private static func words(_ line: String) -> String {
    line.filter { $0 != "*" && $0 != "\\" }.split(separator: " ").joined(separator: " ")
  }
}
