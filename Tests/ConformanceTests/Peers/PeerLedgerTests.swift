import Conformance
import DecimalArithmetic
import PropertyTesting
import Testing

/// An entry of a peer's ledger that excuses nothing is an error, for the versions it was written for.
@Suite struct PeerLedgerTests {
  /// A peer that answers as the oracle, and so shows none of Python's documented differences.
  private final class AgreeablePeer: ArithmeticPeer {
    static var name: String { "agreeable" }
    static var deviations: [PeerDeviation] { PeerDeviation.ofPython }
    static func isAsked(_ operation: ArithmeticOperation) -> Bool { true }
    static func questions(
      _ operations: [ArithmeticOperation],
      supportedBy supports: @escaping @Sendable (ArithmeticContext) -> Bool
    ) -> Generator<ArithmeticQuestion> {
      PythonPeer.questions(operations, supportedBy: supports)
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

  private func report(version: String, cases: Int) -> PeerReport {
    PeerRunner(
      OracleSubject(), [.add, .multiply], beside: AgreeablePeer(version: version),
      supports: { _ in true }
    ).run(.quiet(seed: 2, cases: cases))
  }

  @Test func entriesThatExcuseNothingFailTheRun() {
    let report = report(version: "2.5.1", cases: 200)
    #expect(report.failed == 0 && !report.holds)
    #expect(
      Set(report.unusedDeviations) == Set(PeerDeviation.ofPython.map(\.identifier)))
    #expect(
      report.obstacle?.hasPrefix("documented differences that the peer no longer shows: ") == true)
  }

  @Test func entriesAreNotHeldAgainstAnotherVersion() {
    let report = report(version: "3.0", cases: 200)
    #expect(report.holds && report.unusedDeviations == [], "\(report)")
  }

  /// A case that is repeated says nothing of the ledger.
  @Test func aRepeatedCaseAsksForNoEntry() {
    #expect(report(version: "2.5.1", cases: 1).unusedDeviations == [])
  }

  @Test(.enabled(if: Python.isPresent, Python.skipReason))
  func pythonShowsEveryEntryOfItsVersion() throws {
    let peer = try PythonPeer()
    let report = PeerRunner(OracleSubject(), [.add], beside: peer, supports: { _ in true })
      .run(.quiet(seed: 2, cases: 100))
    #expect(report.unusedDeviations == [], "libmpdec \(peer.libmpdecVersion)")
  }
}
