import Conformance
import DecimalArithmetic
import GMPDecimal
import NativeDecimal
import Peers
import PropertyTesting
import Reporting
import TerminalText
import Wording

/// The peers with which backends or the oracle can be compared.
package enum PeerChoice: String, CaseIterable, Sendable {
  case python
  case bc
  /// Intel's library, compiled into a program.
  case intel
  /// Python's `fractions`, which judge the oracle instead of a backend.
  case fractions

  /// The identifier of the law under which failing cases are saved.
  var lawIdentifier: String { "agrees-with-\(rawValue)" }

  /// Returns the number of comparisons among which the time of a run is divided.
  func parts(of backend: JudgedBackend?) -> Int {
    switch (self, backend) {
    case (.fractions, _): 2
    case (_, .native): 1
    case (_, .gmp): 2
    case (_, nil): 3
    }
  }
}

/// The findings of the comparisons with a peer.
struct PeerVerification {
  /// The number of cases of a comparison, or its duration.
  struct Run {
    var cases: Int
    /// The duration of each comparison; `nil` if the number of cases limits the run.
    var timeLimit: Duration?
  }

  private(set) var lawIdentifier = ""
  private(set) var reports: [PeerReport] = []
  /// The judgement of the oracle's conversions; `nil` if the peer is not `fractions`.
  private(set) var oracle: BackendVerification?
  /// The text of the case for each subject, if a single case was chosen.
  private(set) var caseTexts: [String] = []

  /// Creates findings without a comparison.
  init() {}

  /// Compares one backend, or all backends if `backend` is `nil`, with a peer.
  ///
  /// Each comparison has a child process of its own.
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

  /// Judges the oracle's arithmetic and its linear conversions by Python's `fractions`.
  private mutating func judgeOracle(
    _ run: Run, _ plan: VerificationPlan, _ progress: ProgressLine
  ) throws(PeerError) {
    compare(
      PeerRunner(
        OracleSubject(), ArithmeticOperation.allCases, beside: try FractionPeer(),
        supports: { _ in true }),
      OracleSubject().name, run, plan, progress)
    // Each conversion is a batch of its own, which is slower, so there are fewer cases.
    progress.show("\(OracleSubject().name) beside \(FractionPeer.name): conversions")
    oracle = BackendVerification(
      conversionsOfOracle: OracleLaws.conversions(beside: try FractionPeer()),
      cases(run.cases / 20, run, plan))
  }

  /// Returns a run of `count` cases, or of as many cases as the time limit allows.
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
