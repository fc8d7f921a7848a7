import Foundation
import Reporting
import Testing

@Suite struct ReportHistoryTests {
  private func document(
    measured: Double?, limit: Double = 100, machine: String = "a", name: String = "w"
  ) -> ReportDocument {
    let entry = BudgetBoard.Entry(
      workload: name, metric: "cpu-p50", unit: .nanoseconds, measured: measured, limit: limit,
      verdict: .ok, reason: "r")
    return ReportDocument(
      title: "t",
      facts: [
        ReportFact("commit", "0123/ab (bench); 45 (compare)"), ReportFact("machine", machine),
      ],
      sections: [
        ReportSection(
          "s", title: "s",
          blocks: [.paragraph("left out"), .budgets(BudgetBoard(entries: [entry]))])
      ])
  }

  private func withHistory(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.path + "/metryvo-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  @Test func runsAreKeptInTheOrderOfTime() throws {
    try withHistory { folder in
      let history = ReportHistory(path: folder)
      for (day, measured) in [(3.0, 80), (1, 50), (2, nil as Double?)] {
        var run = document(measured: measured, limit: day == 1 ? 200 : 100)
        try history.keep(&run, at: Date(timeIntervalSince1970: day * 86_400))
      }
      var last = document(measured: 90)
      try history.keep(&last, at: Date(timeIntervalSince1970: 4 * 86_400 + 61))
      let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      #expect(names.first == "1970-01-02T000000Z-0123ab.json" && names.count == 4)
      let kept = try String(contentsOfFile: "\(folder)/\(names[0])", encoding: .utf8)
      #expect(!kept.contains("left out"))
      let text = MarkdownRenderer.render(last)
      #expect(
        text.contains(
          "Budgets over 4 runs, 1970-01-02T000000Z-0123ab to 1970-01-05T000101Z-0123ab"))
      #expect(text.contains("| w cpu-p50 | 3 | 25 % | 25 % | 90 % | 90 % | 90.0 ns |"))
      let page = HTMLRenderer.render(last)
      #expect(page.contains("1970-01-03T000000Z-0123ab: not measured"))
      #expect(page.components(separatedBy: "<circle ").count - 1 == 3)
      // No line is drawn across a gap.
      #expect(page.components(separatedBy: "class=\"curve\"").count - 1 == 1)
    }
  }

  @Test func otherMachinesAndOldRunsAreCounted() throws {
    try withHistory { folder in
      let history = ReportHistory(path: folder)
      var other = document(measured: 1, machine: "b")
      try history.keep(&other, at: Date(timeIntervalSince1970: 0))
      var last = document(measured: 1)
      for second in 1...63 {
        last = document(measured: 1)
        try history.keep(&last, at: Date(timeIntervalSince1970: Double(second)))
      }
      #expect(
        MarkdownRenderer.render(last).contains(
          "The 3 oldest runs are not shown. Runs of other machines, which are not shown: 1."))
    }
  }

  @Test func withoutBudgetsThereIsNothingToKeep() throws {
    try withHistory { folder in
      var document = ReportDocument(title: "t")
      try ReportHistory(path: folder).keep(&document, at: Date())
      #expect(document == ReportDocument(title: "t"))
      #expect(!FileManager.default.fileExists(atPath: folder))
    }
  }

  @Test func aFileThatIsNoRunIsNamed() throws {
    try withHistory { folder in
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try "{}".write(toFile: "\(folder)/x.json", atomically: true, encoding: .utf8)
      var run = document(measured: 1)
      #expect {
        try ReportHistory(path: folder).keep(&run, at: Date())
      } throws: { error in
        "\(error)".hasPrefix("'\(folder)/x.json' is no report: ")
      }
    }
  }
}
