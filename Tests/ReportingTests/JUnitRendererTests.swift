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

  /// Nothing in a text closes an element or is no character of XML.
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
