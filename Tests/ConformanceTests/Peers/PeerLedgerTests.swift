import Conformance
import DecimalArithmetic
import Peers
import PropertyTesting
import Testing

/// An unused entry of a peer's ledger is an error for the versions that the entry names.
@Suite struct PeerLedgerTests {
  /// A peer that gives the oracle's answers, and so shows no documented deviation of `Real`.
  private final class AgreeablePeer<Real: ArithmeticPeer>: ArithmeticPeer {
    static var name: String { "agreeable" }
    static var deviations: [PeerDeviation] { Real.deviations }
    static func isAsked(_ operation: ArithmeticOperation) -> Bool { true }
    static func questions(
      _ operations: [ArithmeticOperation],
      supportedBy supports: @escaping @Sendable (ArithmeticContext) -> Bool
    ) -> Generator<ArithmeticQuestion> {
      Real.questions(operations, supportedBy: supports)
    }
    static func folded(_ answer: ArithmeticAnswer) -> ArithmeticAnswer { answer }

    let version: String
    var description: String { "agreeable \(version)" }

    init(version: String) { self.version = version }

    func ask(_ questions: [ArithmeticQuestion]) throws(PeerError) {}

    func nextAnswer(to question: ArithmeticQuestion) throws(PeerError) -> ArithmeticAnswer {
      guard case .success(let answer) = OracleSubject().answer(question) else {
        throw .unreadable("beyond the oracle")
      }
      return answer
    }
  }

  private func report<Real: ArithmeticPeer>(
    _: Real.Type, version: String, cases: Int = 200
  ) -> PeerReport {
    PeerRunner(
      OracleSubject(), [.add, .multiply], beside: AgreeablePeer<Real>(version: version),
      supports: { _ in true }
    ).run(.quiet(seed: 2, cases: cases))
  }

  private func expectUnused<Real: ArithmeticPeer>(_: Real.Type, version: String) {
    let report = report(Real.self, version: version)
    #expect(report.failed == 0 && report.holds == Real.deviations.isEmpty)
    #expect(Set(report.unusedDeviations) == Set(Real.deviations.map(\.identifier)))
    if !Real.deviations.isEmpty {
      let reason = "documented differences that the peer no longer shows: "
      #expect(report.obstacle?.hasPrefix(reason) == true)
    }
    let other = self.report(Real.self, version: "another")
    #expect(other.holds && other.unusedDeviations == [], "\(other)")
  }

  @Test func entriesThatExcuseNothingFailTheRunsOfTheirVersions() {
    expectUnused(PythonPeer.self, version: "2.5.1")
    expectUnused(IntelPeer.self, version: "libbidgcc000")
    expectUnused(BCPeer.self, version: "bc 1.07.1")
    expectUnused(FractionPeer.self, version: "3.11.2")
  }

  /// Identifiers are unique over all peers, because reports list their entries together.
  @Test func entriesHaveNamesOfTheirOwnAndReasons() {
    let entries =
      PythonPeer.deviations + IntelPeer.deviations + BCPeer.deviations + FractionPeer.deviations
    #expect(Set(entries.map(\.identifier)).count == entries.count)
    for entry in entries {
      #expect(!entry.rule.isEmpty && !entry.versions.isEmpty, "\(entry.identifier)")
    }
  }

  /// A run of a single case does not report unused entries.
  @Test func aRepeatedCaseAsksForNoEntry() {
    #expect(report(PythonPeer.self, version: "2.5.1", cases: 1).unusedDeviations == [])
  }

  private func expectShown(by peer: some ArithmeticPeer) {
    let report = PeerRunner(OracleSubject(), [.add], beside: peer, supports: { _ in true })
      .run(.quiet(seed: 2, cases: 100))
    #expect(report.problem == nil && report.unusedDeviations == [], "\(peer.version)")
  }

  @Test(.enabled(if: Python.isPresent, Python.skipReason))
  func pythonShowsEveryEntryOfItsVersion() throws { expectShown(by: try PythonPeer()) }

  @Test(.enabled(if: Intel.isPresent, Intel.skipReason))
  func intelShowsEveryEntryOfItsVersion() throws { expectShown(by: try IntelPeer()) }
}
