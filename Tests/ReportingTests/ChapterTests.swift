import Foundation
import Reporting
import Testing

/// The page of several runs: a headline, four chapters, and all else folded.
@Suite struct ChapterTests {
  private func entry(
    _ group: String, _ words: String, _ measured: Double?, verdict: ReportVerdict = .ok
  ) -> BudgetBoard.Entry {
    BudgetBoard.Entry(
      workload: "w", metric: words, unit: .nanoseconds, measured: measured, limit: 100,
      verdict: verdict, reason: "r", group: group, words: words)
  }

  private func document(_ entries: [BudgetBoard.Entry], _ verdict: ReportVerdict) -> ReportDocument
  {
    var budgets = ReportSection(
      "bench-budgets", title: "Budgets", verdict: verdict,
      blocks: [.budgets(BudgetBoard(entries: entries)), .paragraph("how it was measured")])
    budgets.chapter = .budgets
    var laws = ReportSection(
      "verify-laws", title: "Laws", verdict: .ok, blocks: [.paragraph("all")])
    laws.chapter = .accuracy
    return ReportDocument(
      title: "t", facts: [ReportFact("seed", "1")], sections: [laws, budgets],
      conclusions: [
        ReportConclusion("verify", verdict: .ok, text: "all holds", chapter: .accuracy),
        ReportConclusion("bench", verdict: verdict, text: "counted", chapter: .budgets),
        ReportConclusion("app", verdict: .notRun, text: "not run: why", chapter: .budgets),
      ])
  }

  @Test func theHeadlineNamesTheLeastRoom() {
    let all = document(
      [entry("Typing", "a", 50), entry("Start", "b", 99), entry("Start", "c", nil)], .ok)
    #expect(
      all.summary == [
        "All that ran holds; 1 part was not run.",
        "Least room of 2 limits: b: 99.0 ns, budget 100 ns, margin 1 %.",
        "✓ Accuracy: verify: all holds",
        "✓ Budgets: app: not run: why; bench: counted",
      ])
    let page = HTMLRenderer.render(all)
    #expect(page.contains("All that ran holds; 1 part was not run."))
    #expect(page.contains("<details class=\"fold\" id=\"verify-laws\">"))
    // The board stands unfolded, and is not shown a second time.
    #expect(page.components(separatedBy: "<figcaption>Measured, as a share").count == 2)
    #expect(page.components(separatedBy: "<section").count == 5)
  }

  @Test func whatDoesNotHoldIsOpenAndFirst() {
    let broken = document(
      [
        entry("Typing", "a", 50), entry("Start", "b", 40),
        entry("Start", "c", 120, verdict: .failed),
      ],
      .failed)
    #expect(broken.summary[0] == "1 of 3 findings failed; 1 part was not run.")
    #expect(broken.summary[3] == "✗ Budgets: bench: counted; app: not run: why")
    let page = HTMLRenderer.render(broken)
    #expect(page.contains("<details class=\"group\">\n<summary><span class=\"name\">Typing"))
    #expect(page.contains("<details class=\"group\" open>\n<summary><span class=\"name\">Start"))
    #expect(page.contains("<span class=\"least\">c: 120 ns, budget 100 ns</span>"))
  }

  @Test func eachPartHasItsChapter() {
    let sections = [
      ("verify", "rounding-cells"), ("verify", "laws"), ("bench", "growth"), ("bench", "budgets"),
    ].map { part, name in
      ReportFolder.Part(rawValue: part)?.chapter(of: ReportSection(name, title: name))
    }
    #expect(sections == [.coverage, .accuracy, .speed, .budgets])
  }
}
