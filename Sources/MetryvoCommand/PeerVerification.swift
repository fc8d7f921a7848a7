import ArgumentParser
import Conformance
import DecimalArithmetic
import GMPDecimal
import NativeDecimal
import PropertyTesting
import Reporting

/// Whom backends are compared with.
enum PeerChoice: String, CaseIterable, ExpressibleByArgument {
  case python
}

/// What the comparisons of backends with a peer found.
struct PeerVerification {
  /// How much is compared.
  struct Run {
    var cases: Int
    /// How long each backend is compared, in place of the number of cases.
    var timeLimit: Duration?
  }

  static let lawIdentifier = PeerRunner<OracleSubject>.lawIdentifier

  private(set) var reports: [PeerReport] = []
  /// The only case, as each backend was asked it.
  private(set) var caseTexts: [String] = []

  /// No comparison.
  init() {}

  /// Compares the chosen backends, or all; each with a child process of its own.
  ///
  /// - Throws: ``PeerError`` if the peer cannot be started.
  init(
    _: PeerChoice, backend: BackendChoice?, run: Run, plan: VerificationPlan, progress: ProgressLine
  ) throws(PeerError) {
    if backend != .gmp {
      try compare(
        PeerRunner(
          Decimal128.self, beside: PythonPeer(), replayOptions: " --backend native"),
        Decimal128.backendName, run, plan, progress)
    }
    if backend != .native {
      try compare(
        PeerRunner(BigDecimal.self, beside: PythonPeer(), replayOptions: " --backend gmp"),
        BigDecimal.backendName, run, plan, progress)
      try compare(
        PeerRunner(LimbDecimal.self, beside: PythonPeer(), replayOptions: " --backend gmp"),
        LimbDecimal.backendName, run, plan, progress)
    }
  }

  private mutating func compare<Subject>(
    _ runner: PeerRunner<Subject>, _ name: String, _ run: Run, _ plan: VerificationPlan,
    _ progress: ProgressLine
  ) {
    var cases = plan.run(cases: run.timeLimit == nil ? run.cases : 1_000_000_000)
    cases.timeLimit = run.timeLimit
    if let number = plan.caseNumber {
      caseTexts.append("\(name): \(runner.text(ofCase: number, seed: plan.seed))")
    }
    reports.append(
      runner.run(cases) { done in progress.show("\(name) beside Python: \(done) cases") })
  }
}
