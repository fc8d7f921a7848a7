import Foundation
import Reporting
import Testing

@Suite struct BudgetBoardTests {
  /// Returns the last row of the table that represents a board in Markdown.
  private func row(
    measured: Double?, limit: Double, isFloor: Bool = false, unit: ReportUnit = .count
  ) -> String? {
    let board = BudgetBoard(entries: [
      .init(
        workload: "w", metric: "m", unit: unit, measured: measured, limit: limit, isFloor: isFloor,
        verdict: .ok, reason: "r")
    ])
    let document = ReportDocument(
      title: "t", sections: [ReportSection("s", title: "s", blocks: [.budgets(board)])])
    return MarkdownRenderer.render(document).split(separator: "\n").last.map(String.init)
  }

  @Test(arguments: [
    (50, 100, false, "| w | m | 50 | ≤ 100 | 50 % | ✓ ok |"),
    (200, 100, true, "| w | m | 200 | ≥ 100 | 100 % | ✓ ok |"),
    (125, 100, false, "| w | m | 125 | ≤ 100 | -25 % | ✓ ok |"),
    (0, 0, false, "| w | m | 0 | ≤ 0 |  | ✓ ok |"),
    (0, 100, true, "| w | m | 0 | ≥ 100 | -100 % | ✓ ok |"),
    (1e9, 100, false, "| w | m | 1,000,000,000 | ≤ 100 | &lt; -999 % | ✓ ok |"),
    (1e9, 100, true, "| w | m | 1,000,000,000 | ≥ 100 | &gt; 999 % | ✓ ok |"),
    (0.01, 100, false, "| w | m | 0.01 | ≤ 100 | 99 % | ✓ ok |"),
    (100, 100, false, "| w | m | 100 | ≤ 100 | 0 % | ✓ ok |"),
    (100.25, 100, false, "| w | m | 100.2 | ≤ 100 | -1 % | ✓ ok |"),
    (.infinity, 100, false, "| w | m | – | ≤ 100 |  | ✓ ok |"),
  ])
  func marginToALimit(_ measured: Double, _ limit: Double, _ isFloor: Bool, _ expected: String) {
    #expect(row(measured: measured, limit: limit, isFloor: isFloor) == expected)
  }

  @Test(arguments: [
    (ReportUnit.ratio, 0.0042, "0.00420 ×"), (.ratio, 9.996, "10.0 ×"), (.ratio, 0.9996, "1.00 ×"),
    (.ratio, 123.4, "123 ×"), (.ratio, 1e-9, "1.00e-09 ×"), (.ratio, 0, "0 ×"),
    (.bytes, 1_023, "0.999 KiB"), (.bytes, 999, "999 B"), (.bytes, 1_572_864, "1.50 MiB"),
    (.count, 0.25, "0.25"), (.count, 1_204.4, "1204"), (.count, 22_787_638.4, "22,787,638"),
    (.count, 23.046, "23.05"), (.count, .infinity, "–"),
    (.count, 3, "3"), (.nanoseconds, 58_200, "58.2 µs"), (.perSecond, 2_500_000, "2.50 M/s"),
  ])
  func figuresHaveThreeDigitsAndCountsFour(_ unit: ReportUnit, _ value: Double, _ text: String) {
    #expect(row(measured: value, limit: 1, unit: unit)?.contains("| m | \(text) |") == true)
  }

  @Test func breachesAreAnnotatedAtTheirLines() {
    #expect(
      WorkflowCommands.lines(SampleDocument.document) == [
        "::error file=a%2Cb%3Ac.json,line=9,title=keystroke gmp cpu-p99.9::240 µs (238 µs – 243 µs), "
          + "limit ≤ 200 µs: three times, at 100 %25",
        "::warning title=multi-convert native operations-per-second::2.50 M/s (1.90 M/s – 2.60 M/s), "
          + "limit ≥ 2.00 M/s: 0.7 of the slowest",
      ])
  }

  @Test func whatHasNoBoardIsAnnotatedByItsConclusion() {
    var document = ReportDocument(
      title: "t",
      conclusions: [
        ReportConclusion("verify", verdict: .failed, text: "1 of 3\nfailed"),
        ReportConclusion("bench", verdict: .failed, text: "1 breached"),
        ReportConclusion("compare", verdict: .ok, text: "all holds"),
        ReportConclusion("text", verdict: .notRun, text: "not run"),
      ])
    var section = ReportSection(
      "bench-budgets", title: "Budgets",
      blocks: [
        .budgets(
          BudgetBoard(entries: [
            .init(
              workload: "w", metric: "m", unit: .count, measured: 2, limit: 1, verdict: .failed,
              reason: "r", place: .init(file: "f", line: 1))
          ]))
      ])
    section.part = "bench"
    document.sections = [section]
    #expect(
      WorkflowCommands.lines(document) == [
        "::error file=f,line=1,title=w m::2, limit ≤ 1: r", "::error title=verify::1 of 3 failed",
      ])
  }

  @Test func whatHoldsIsNotAnnotated() {
    #expect(WorkflowCommands.lines(ReportDocument(title: "t")).isEmpty)
  }

  @Test func nothingInAnAnnotationIsACommand() {
    let lines = WorkflowCommands.lines(SampleDocument.hostileDocument)
    #expect(lines.count == 1)
    #expect(lines[0].hasPrefix("::error ") && !lines[0].contains { $0.isNewline })
  }

  @Test func figuresForHistoriesAreSmallerIfBetter() throws {
    struct Figure: Decodable, Equatable {
      var name: String
      var unit: String
      var value: Double
      var range: String?
      var extra: String
    }
    let text = try SmallerIsBetter.render(SampleDocument.document)
    let figures = try JSONDecoder().decode([Figure].self, from: Data(text.utf8))
    #expect(figures.count == 5)
    #expect(
      figures[2]
        == Figure(
          name: "multi-convert native operations-per-second", unit: "ns", value: 400,
          range: "± 70.9", extra: "limit ≥ 2.00 M/s\n0.7 of the slowest"))
    #expect(figures[4].unit == "B" && figures[4].range == nil)
  }

  @Test func aRateOfNothingIsLeftOut() throws {
    #expect(try SmallerIsBetter.render(SampleDocument.extremeDocument).contains("\"value\""))
  }
}
