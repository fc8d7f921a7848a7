import Conformance
import DecimalArithmetic
import GMPDecimal
import NativeDecimal
import Peers
import PropertyTesting
import Reporting
import TerminalText
import Wording

/// Whom backends, or the oracle, are compared with.
package enum PeerChoice: String, CaseIterable, Sendable {
  case python
  case bc
  /// Intel's library, compiled into a program.
  case intel
  /// Python's fractions, which judge the oracle and no backend.
  case fractions

  /// The name of the law under which failing cases are kept.
  var lawIdentifier: String { "agrees-with-\(rawValue)" }

  /// How many comparisons share the time of a run.
  func parts(of backend: JudgedBackend?) -> Int {
    switch (self, backend) {
    case (.fractions, _): 2
    case (_, .native): 1
    case (_, .gmp): 2
    case (_, nil): 3
    }
  }
}

/// What the comparisons with a peer found.
struct PeerVerification {
  /// How much is compared.
  struct Run {
    var cases: Int
    /// How long each comparison lasts, in place of the number of cases.
    var timeLimit: Duration?
  }

  private(set) var lawIdentifier = ""
  private(set) var reports: [PeerReport] = []
  /// The oracle's conversions, if it was judged.
  private(set) var oracle: BackendVerification?
  /// The only case, as each subject was asked it.
  private(set) var caseTexts: [String] = []

  /// No comparison.
  init() {}

  /// Compares the chosen backends, or all; each with a child process of its own.
  ///
  /// - Throws: ``PeerError`` if the peer cannot be started.
  init(
    _ peer: PeerChoice, backend: JudgedBackend?, run: Run, plan: VerificationPlan,
    progress: ProgressLine
  ) throws(PeerError) {
    lawIdentifier = peer.lawIdentifier
    switch peer {
    case .python:
      try compareBackends(backend, run, plan, progress) { () throws(PeerError) in
        try PythonPeer()
      }
    case .bc:
      try compareBackends(backend, run, plan, progress) { () throws(PeerError) in try BCPeer() }
    case .intel:
      try compareBackends(backend, run, plan, progress) { () throws(PeerError) in
        try IntelPeer()
      }
    case .fractions: try judgeOracle(run, plan, progress)
    }
  }

  private mutating func compareBackends<Peer: ArithmeticPeer>(
    _ backend: JudgedBackend?, _ run: Run, _ plan: VerificationPlan, _ progress: ProgressLine,
    beside peer: () throws(PeerError) -> Peer
  ) throws(PeerError) {
    if backend != .gmp {
      compare(
        PeerRunner(Decimal128.self, beside: try peer(), replayOptions: " --backend native"),
        Decimal128.backendName, run, plan, progress)
    }
    if backend != .native {
      compare(
        PeerRunner(BigDecimal.self, beside: try peer(), replayOptions: " --backend gmp"),
        BigDecimal.backendName, run, plan, progress)
      compare(
        PeerRunner(LimbDecimal.self, beside: try peer(), replayOptions: " --backend gmp"),
        LimbDecimal.backendName, run, plan, progress)
    }
  }

  /// The oracle's arithmetic and its linear conversions beside fractions that are not ours.
  private mutating func judgeOracle(
    _ run: Run, _ plan: VerificationPlan, _ progress: ProgressLine
  ) throws(PeerError) {
    compare(
      PeerRunner(
        OracleSubject(), ArithmeticOperation.allCases, beside: try FractionPeer(),
        supports: { _ in true }),
      OracleSubject().name, run, plan, progress)
    // A conversion is asked alone, so it takes longer than one of a batch.
    progress.show("\(OracleSubject().name) beside \(FractionPeer.name): conversions")
    oracle = BackendVerification(
      conversionsOfOracle: OracleLaws.conversions(beside: try FractionPeer()),
      cases(run.cases / 20, run, plan))
  }

  /// So many cases, or as many as there is time for.
  private func cases(_ count: Int, _ run: Run, _ plan: VerificationPlan) -> PropertyRun {
    var cases = plan.run(cases: run.timeLimit == nil ? max(1, count) : 1_000_000_000)
    cases.timeLimit = run.timeLimit
    return cases
  }

  private mutating func compare<Subject, Peer>(
    _ runner: PeerRunner<Subject, Peer>, _ name: String, _ run: Run, _ plan: VerificationPlan,
    _ progress: ProgressLine
  ) {
    let cases = cases(run.cases, run, plan)
    if let number = plan.caseNumber {
      caseTexts.append("\(name): \(runner.text(ofCase: number, seed: plan.seed))")
    }
    reports.append(
      runner.run(cases) { done in
        progress.show("\(name) beside \(Peer.name): \(done.counted("case"))")
      })
  }
}
