import Foundation
import Reporting
import Testing

/// The page of several runs: a headline, four chapters, and other sections folded.
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
        "✓ Budgets, in part: app: not run: why; bench: counted",
      ])
    let page = HTMLRenderer.render(all)
    #expect(page.contains("All that ran holds; 1 part was not run."))
    #expect(page.contains("<details class=\"fold\" id=\"verify-laws\">"))
    // The board is not folded, and appears once.
    #expect(page.components(separatedBy: "<figcaption>Measured, as a share").count == 2)
    #expect(page.components(separatedBy: "<section").count == 5)
  }

  @Test func boardsOfSeveralRunsAreOne() {
    var all = document([entry("Typing", "a", 50)], .ok)
    var figure = entry("Start", "f", 98.5)
    figure.isFigure = true
    var app = ReportSection(
      "app-budgets", title: "App", blocks: [.budgets(BudgetBoard(entries: [figure]))])
    app.chapter = .budgets
    all.sections.append(app)
    #expect(
      all.summary[1]
        == "Least room of 1 limit: a: 50.0 ns, budget 100 ns, margin 50 %. "
        + "Of 1 figure with a small tolerance: f: 98.5 ns, budget 100 ns, margin 1 %.")
    let page = HTMLRenderer.render(all)
    #expect(page.components(separatedBy: "<figcaption>Measured, as a share").count == 2)
    #expect(page.contains("Typing</span>") && page.contains("Start</span>"))
  }

  @Test func whatDoesNotHoldIsOpenAndFirst() {
    let broken = document(
      [
        entry("Typing", "a", 50), entry("Start", "b", 40),
        entry("Start", "c", 120, verdict: .failed),
      ],
      .failed)
    #expect(broken.summary[0] == "Failed: bench; 1 part was not run.")
    #expect(
      broken.summary[1]
        == "1 budget does not hold: c: 120 ns, budget 100 ns, margin -20 %.")
    #expect(broken.summary[3] == "✗ Budgets: bench: counted; app: not run: why")
    let page = HTMLRenderer.render(broken)
    #expect(page.contains("<details class=\"group\">\n<summary><span class=\"name\">Typing"))
    #expect(page.contains("<details class=\"group\" open>\n<summary><span class=\"name\">Start"))
    // In an open group, the budgets that hold are folded.
    #expect(page.contains("<summary>1 more</summary>\n<div class=\"budget ok\">"))
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
