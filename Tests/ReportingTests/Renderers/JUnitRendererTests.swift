import Foundation
import Reporting
import Testing

@Suite struct JUnitRendererTests {
  private let suites = [
    TestSuite(
      "native",
      [
        .init(
          "dqAdd.decTest", group: "decTest", .passed, output: ["read 3, passed 2", "skipped 1: #"]),
        .init("add-commutes", group: "arithmetic", .passed),
        .init("divide-brackets", group: "arithmetic", .failed("1 of 9 cases failed\n  native: 1")),
        .init(
          "exp-errs", group: "arithmetic", .error("label 'x' was met by 0 of at least 10 cases")),
      ]),
    TestSuite(SampleDocument.hostile, [.init("a", group: "b", .skipped(SampleDocument.hostile))]),
  ]

  @Test func golden() throws {
    let text = JUnitRenderer.render(suites, name: "metryvo verify")
    #expect(try GoldenText.difference(text, from: "sample.junit.xml") == nil)
  }

  /// Budgets and judged rows are test cases.
  ///
  /// A section without budgets and rows is one test case. A part that did not run is one test case.
  @Test func casesOfADocument() {
    var document = SampleDocument.document
    document.conclusions.append(ReportConclusion("later", verdict: .notRun, text: "not run: why"))
    let suites = document.testSuites
    #expect(
      suites.map(\.name)
        == ["Laws", "Budgets", "Latencies", "Throughput", "Other machines", "later"])
    #expect(suites[0].cases.map(\.name) == ["identity", "round-trip", "all"])
    #expect(
      suites[0].cases[1].outcome == .failed("law: round-trip, native: 999 + 1, gmp: 1000"))
    #expect(
      suites[1].cases[1]
        == .init(
          "keystroke gmp cpu-p99.9", group: "budgets",
          .failed("240 µs (238 µs – 243 µs), limit ≤ 200 µs: three times, at 100 %")))
    #expect(
      suites[1].cases[2].outcome
        == .error("2.50 M/s (1.90 M/s – 2.60 M/s), limit ≥ 2.00 M/s: 0.7 of the slowest"))
    #expect(
      suites[1].cases[4].outcome == .skipped("–, limit ≤ 0.00560 ×: holds on machines of any speed")
    )
    #expect(suites[2].cases == [.init("Latencies", group: "latencies", .passed)])
    #expect(suites.last?.cases == [.init("later", group: "not run", .skipped("not run: why"))])
  }

  /// Hostile text closes no element, and characters outside XML are replaced.
  @Test func hostileTextIsText() {
    let hostile = SampleDocument.hostile + "\u{0}\u{FFFE}]]>"
    let text = JUnitRenderer.render(
      [TestSuite(hostile, [.init(hostile, group: hostile, .failed(hostile), output: [hostile])])],
      name: hostile)
    #expect(!text.contains("<script") && !text.contains("]]>") && !text.contains("\"quoted\""))
    #expect(
      text.unicodeScalars.allSatisfy {
        $0 == "\n" || ($0.value >= 0x20 && $0.value != 0xFFFE && $0.value != 0xFFFF)
      })
    #expect(text.components(separatedBy: "<testcase ").count == 2)
  }

  @Test func nothingIsAReportToo() {
    let text = JUnitRenderer.render([], name: "none")
    #expect(
      text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="none" tests="0" failures="0" errors="0" skipped="0">
        </testsuites>

        """)
  }
}
