import Conformance
import Metryvo
import Testing

/// A skip is a failure if the list of expected skips lacks it.
///
/// An expected skip that does not occur is also a failure.
@Suite struct SkipLedgerTests {
  private static let text = """
    precision: 9
    rounding: half_up
    maxExponent: 384
    minExponent: -383
    right add 1 2 -> 3
    null1 add 1 # -> NaN Invalid_operation
    null2 add # 1 -> NaN Invalid_operation
    precision: 5000
    wide add 1 2 -> 3
    """

  private func report(_ text: String = Self.text, file: String = "t.decTest") throws -> VectorReport
  {
    VectorRunner(ExactDecimal<Faultless>.self, deviations: [])
      .run(try DecTestReader.read(text, name: file))
  }

  private func differences(_ entries: [SkipLedger.Entry]) throws -> [String] {
    SkipLedger(entries: entries).differences(in: try report()).map(\.description)
  }

  @Test func onlyExactCountsHold() throws {
    let name = ExactDecimal<Faultless>.backendName
    let wide = SkipLedger.Entry(.contextNotSupported, of: name, "other 3, t 1")
    #expect(try differences([.init(.nullOperand, "t 2"), wide]) == [])
    #expect(
      try differences([.init(.nullOperand, "t 3"), wide]) == [
        "t.decTest (\(name)): 2 cases skipped, 3 expected: null operand (#) (null1 null2)"
      ])
    #expect(
      try differences([.init(.nullOperand, "t 1"), wide]) == [
        "t.decTest (\(name)): 2 cases skipped, 1 expected: null operand (#) (null1 null2)"
      ])
    #expect(
      try differences([.init(.nullOperand, "t 2"), wide, .init(.operandNotHeld, "t 4")]) == [
        "t.decTest (\(name)): 0 cases skipped, 4 expected: "
          + "operand not held exactly by the backend"
      ])
    // An entry of another subject has no effect, and an empty ledger expects no skips.
    let other = SkipLedger.Entry(.contextNotSupported, of: "other", "t 1")
    #expect(try differences([.init(.nullOperand, "t 2"), other]).count == 1)
    #expect(try differences([]).count == 2)
  }

  /// The published counts equal those that `reports/verify.md` shows.
  @Test func publishedCounts() {
    let sums = SkipLedger.published.entries.map { $0.counts.values.reduce(0, +) }
    #expect(sums == [138, 11_182, 216])
  }

  /// A case counts as judged if at least one subject judges the case.
  ///
  /// Two cases with the same identifier are counted separately.
  @Test func casesThatNoSubjectJudged() throws {
    let narrow = try report()
    let wide = VectorRunner(OracleSubject(), deviations: [])
      .run(try DecTestReader.read(Self.text, name: "t.decTest"))
    #expect(UnexpectedSkip.unjudged(in: [narrow]).map(\.unjudged).sorted() == [1, 2])
    let both = UnexpectedSkip.unjudged(in: [narrow, wide])
    #expect(
      both.map(\.description) == [
        "t.decTest: 2 cases not judged by any backend: null operand (#) (null1 null2)"
      ])
    #expect(
      UnexpectedSkip.unjudged(in: [wide, narrow]).map(\.identifiers) == [["null1", "null2"]])
    let twice = try report(Self.text.replacing("null2", with: "null1"))
    let once = try report(Self.text.replacing("null2 add #", with: "null1 add 2"))
    #expect(UnexpectedSkip.unjudged(in: [twice, once, wide]).map(\.identifiers) == [["null1"]])
    #expect(UnexpectedSkip.unjudged(in: []) == [])
  }

  /// For a published file named on the command line, exactly the listed skips of the file are
  /// expected.
  @Test func publishedFilesByTheirPath() throws {
    let ledger = SkipLedger(entries: [
      .init(.nullOperand, "t 2"), .init(.contextNotSupported, of: "x", "t 1"),
    ])
    let own = try report(file: "folder/t.decTest")
    let left = UnexpectedSkip.unjudged(in: [own], ledger: ledger)
    #expect(left.map(\.reason) == [.contextNotSupported])
    let other = try report(file: "folder/u.decTest")
    #expect(UnexpectedSkip.unjudged(in: [other], ledger: ledger).count == 2)
  }
}
