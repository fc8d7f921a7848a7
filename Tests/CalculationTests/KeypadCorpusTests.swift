import GMPDecimal
import Metryvo
import Testing

/// All rows of `percent-cases.tsv`, in both modes and with both backends.
///
/// The corpus writes numbers without groups and exponents as `1e15`. The displays are therefore
/// compared without groups and in lower case; an error compares as the English display, `Error`.
@Suite struct KeypadCorpusTests {
  /// Rows of confidence C that we do not follow, with the reason.
  ///
  /// An entry is a failure if the keypad agrees with its row.
  static let ledger: [(identifier: String, mode: KeypadMode, reason: String)] = []

  @Test(arguments: KeypadMode.allCases) func everyRow(mode: KeypadMode) throws {
    let rows = try KeypadCorpus().rows
    var passed: [String: Int] = [:]
    var failures: [String] = []
    var excused: [String] = []
    for row in rows {
      let expected = try #require(row.expected[mode])
      let shown = try row.display(Decimal128.self, mode)
      if try row.display(BigDecimal.self, mode) != shown {
        failures.append("\(row.identifier): the backends differ")
      }
      if shown == expected {
        passed[row.confidence, default: 0] += 1
      } else if row.confidence == "C", isListed(row.identifier, mode) {
        excused.append(row.identifier)
      } else {
        failures.append("\(row.identifier) \(row.keys): \(shown), not \(expected)")
      }
    }
    #expect(failures == [])
    #expect(excused == Self.ledger.filter { $0.mode == mode }.map(\.identifier))
    #expect(rows.count == 58)
    #expect(passed == ["A": 18, "B": 27, "C": 13])
  }

  private func isListed(_ identifier: String, _ mode: KeypadMode) -> Bool {
    Self.ledger.contains { $0.identifier == identifier && $0.mode == mode }
  }
}
