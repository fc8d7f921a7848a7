import Conformance
import DecimalArithmetic
import Foundation
import GMPDecimal
import Metryvo
import Peers
import PropertyTesting
import Testing

@Suite(.enabled(if: Python.isPresent, Python.skipReason)) struct PeerRunnerTests {
  private func report<Fault: SeededFault>(
    _: Fault.Type, cases: Int, regressions: RegressionFolder? = nil
  ) throws -> PeerReport {
    var run = PropertyRun.quiet(seed: 5, cases: cases)
    run.regressions = regressions
    return PeerRunner(
      ExactDecimal<Fault>.self, beside: try PythonPeer(), replayOptions: " --backend exact"
    ).run(run)
  }

  @Test func theOracleAgrees() throws {
    let report = try report(Faultless.self, cases: 3_000)
    #expect(report.holds && report.compared == 3_000, "\(report)")
    // The run compares all operations except rescale, and raises most conditions. Rare conditions,
    // such as division by zero, may be missing.
    #expect(report.operations.count == ArithmeticOperation.allCases.count - 1)
    #expect(report.conditions.count >= 7, "\(report.conditions)")
  }

  @Test func theBackendsAgree() throws {
    let peer = try PythonPeer()
    let run = PropertyRun.quiet(seed: 6, cases: 3_000)
    let reports = [
      PeerRunner(Decimal128.self, beside: peer).run(run),
      PeerRunner(BigDecimal.self, beside: peer).run(run),
      PeerRunner(LimbDecimal.self, beside: peer).run(run),
    ]
    #expect(reports.filter { !$0.holds }.map(\.description) == [])
  }

  @Test func aPlantedFaultIsFoundShrunkShownAndKept() throws {
    let folder = NSTemporaryDirectory() + "peer-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let report = try report(
      LastDigit.self, cases: 4_000, regressions: RegressionFolder(path: folder))
    let failure = try #require(report.failure)
    #expect(report.failed > 1 && !report.holds && report.problem == nil)
    #expect(failure.shrunk.hasPrefix("add "))
    let text = failure.description
    #expect(
      text.contains("\n  python: ") && text.contains("\n  exact: ") && text.contains("\n  oracle: ")
    )
    let number = try #require(failure.caseNumber)
    #expect(
      failure.replay == "metryvo verify peer python --backend exact --seed 5 --case \(number)")
    // The saved case is judged first in later runs, and its number replays the case.
    let again = try self.report(
      LastDigit.self, cases: 0, regressions: RegressionFolder(path: folder))
    #expect(again.replayed == 1 && again.failed == 1)
    var alone = PropertyRun.quiet(seed: 5, cases: 0)
    alone.indices = number..<number + 1
    let runner = PeerRunner(ExactDecimal<LastDigit>.self, beside: try PythonPeer())
    #expect(runner.run(alone).failed == 1)
    #expect(runner.text(ofCase: number, seed: 5).hasPrefix(failure.found))
  }

  @Test func otherFaultsAreFoundToo() throws {
    let found = [
      try report(LostRounded.self, cases: 300).failed,
      try report(LostSign.self, cases: 4_000).failed,
      try report(LowerExponent.self, cases: 3_000).failed,
    ]
    #expect(!found.contains(0), "\(found)")
  }

  @Test func comparingNothingIsNoJudgement() throws {
    let report = try report(Faultless.self, cases: 0)
    #expect(!report.holds && report.obstacle == "no case was generated")
  }
}
