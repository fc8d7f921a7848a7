import Foundation
import GMPDecimal
import Metryvo
import Testing

/// The page `reports/keypad-corpus.md` shows the keypad's display for every row of the corpus.
@Suite struct KeypadCorpusPageTests {
  private static let path = "reports/keypad-corpus.md"

  /// With `METRYVO_UPDATE=1` in the environment, the test writes a new page.
  ///
  /// Review it before a commit.
  @Test func thePageIsTrue() throws {
    let page = try page()
    if ProcessInfo.processInfo.environment["METRYVO_UPDATE"] == "1" {
      try Data(page.utf8).write(to: TestFiles.root.appendingPathComponent(Self.path))
    }
    #expect(
      try TestFiles.text(Self.path) == page,
      """
      if the displays are right: METRYVO_UPDATE=1 swift test -c release \
      --disable-testable-imports --filter KeypadCorpusPageTests
      """)
  }

  private func page() throws -> String {
    let rows = try KeypadCorpus().rows
    var page = """
      # Keys and displays

      The sequences of keys in `Corpora/metryvo/percent-cases.tsv`, pressed in both modes on both backends. A
      test (`Tests/CalculationTests/KeypadCorpusPageTests.swift`) presses them and compares this page; nothing
      here is written by hand. The confidence, from A down to C, is that of the corpus, whose column `sources`
      says who observed a display.

      | mode | A | B | C | as the corpus has it | otherwise |
      |---|--:|--:|--:|--:|--:|

      """
    for mode in KeypadMode.allCases {
      let followed = try rows.filter { try display($0, mode) == $0.expected[mode] }
      let counts = ["A", "B", "C"].map { level in
        "\(followed.count { $0.confidence == level }) of \(rows.count { $0.confidence == level })"
      }
      page += "| \(mode.rawValue) | \(counts.joined(separator: " | ")) | \(followed.count) of "
      page += "\(rows.count) | \(rows.count - followed.count) |\n"
    }
    page += "\n| row | confidence | keys | apple | immediate |\n|---|---|---|--:|--:|\n"
    for row in rows {
      let displays = try KeypadMode.allCases.map { try display(row, $0) }
      page += "| \(row.identifier) | \(row.confidence) | `\(row.keys)` | "
      page += displays.joined(separator: " | ") + " |\n"
    }
    return page
  }

  /// Returns the display in the corpus's spelling, or both displays if the backends differ.
  private func display(_ row: KeypadCorpus.Row, _ mode: KeypadMode) throws -> String {
    let native = try row.display(Decimal128.self, mode)
    let gmp = try row.display(BigDecimal.self, mode)
    return native == gmp ? native : "\(native), \(gmp)"
  }
}
