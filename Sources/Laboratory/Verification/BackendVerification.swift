import Conformance
import PropertyTesting

/// The findings of a run for one backend, or for several backends that are judged together.
struct BackendVerification: Sendable {
  /// The subject and the method of a verification.
  enum Kind: Sendable {
    /// Backends compared with the oracle, which computes each case once.
    case together
    /// One backend, judged by vectors and equations; or the oracle, judged by a peer.
    case alone
    /// Two backends, compared with each other.
    case agreement
    /// Backends judged by directed cases, which all backends answer in one pass.
    case directed
    /// Texts that are read and written, which no backend affects.
    case texts
    /// Calculations, on one backend or independent of backends.
    case calculations
    /// Notebooks, which no backend affects.
    case notebooks
  }

  var kind: Kind
  var backend: String
  var vectors: [(set: String, reports: [VectorReport])] = []
  /// The laws that compare backends with the oracle in every rounding mode.
  var differential = LawGroup()
  var arithmetic = LawGroup()
  var exhaustive = LawGroup()
  var conversions = LawGroup()
  var texts = LawGroup()
  var calculations = LawGroup()
  var notebooks = LawGroup()
  var directed = LawGroup()
  /// The laws that compare backends with the oracle, on operands whose lengths are at word
  /// boundaries.
  var limbLengths = LawGroup()

  init(_ kind: Kind, _ backend: String) {
    self.kind = kind
    self.backend = backend
  }

  /// A law with the report of its cases.
  struct JudgedLaw: Sendable {
    var report: PropertyReport
    /// The number of results that a case compares on each backend.
    var resultsPerCase: Int
    /// The number of all cases of the law; `nil` if the cases are unlimited.
    var caseCount: Int?
    /// The duration of the cases, summed over all threads.
    var duration: Duration
  }

  /// The laws of one kind.
  struct LawGroup: Sendable {
    var laws: [JudgedLaw] = []
    /// The text of the case, if a single case was chosen.
    var caseText: String?

    var reports: [PropertyReport] { laws.map(\.report) }
    var replayed: Int { reports.reduce(0) { $0 + $1.regressions } }
    /// The number of results compared, which counts each case in every mode and at every target.
    var cases: Int { laws.reduce(0) { $0 + $1.report.cases * $1.resultsPerCase } }
    var discarded: Int { laws.reduce(0) { $0 + $1.report.discardedCount * $1.resultsPerCase } }
    var failed: Int { reports.reduce(0) { $0 + $1.failed } }
    /// The duration of all laws, summed over all threads.
    var duration: Duration { laws.reduce(.zero) { $0 + $1.duration } }
    /// The number of results per second on one thread.
    var casesPerSecond: Int {
      duration > .zero ? Int(Double(cases) / (duration / .seconds(1))) : 0
    }
  }

  /// Judges the oracle's conversions by Python's `fractions`.
  init(conversionsOfOracle law: Law, _ run: PropertyRun) {
    self.init(.alone, OracleSubject().name)
    let clock = ContinuousClock()
    let start = clock.now
    let report = law.run(run)
    conversions.laws = [
      JudgedLaw(report: report, resultsPerCase: law.resultsPerCase, duration: clock.now - start)
    ]
  }

  /// The groups of laws with their titles.
  var titledGroups: [(title: String, laws: LawGroup)] {
    [
      ("every rounding mode", differential), ("arithmetic", arithmetic),
      ("exhaustive", exhaustive), ("directed", directed), ("limb lengths", limbLengths),
      ("conversions", conversions),
      ("texts", texts), ("calculations", calculations), ("notebooks", notebooks),
    ]
  }

  /// The groups of laws.
  var groups: [LawGroup] { titledGroups.map(\.laws) }

  /// The reports of all laws.
  var laws: [PropertyReport] { groups.flatMap(\.reports) }

  /// The number of vectors and cases that failed.
  var failed: Int {
    vectors.flatMap(\.reports).reduce(0) { $0 + $1.failures.count }
      + laws.reduce(0) { $0 + $1.failed }
  }

  /// The texts of the first failures of each vector file, and of the shrunk failure of each law.
  var failures: [String] {
    vectors.flatMap { $0.reports.flatMap { $0.failures.first.map(\.description) } }
      + laws.compactMap { $0.failure.map { "\(backend): \($0)" } }
  }

  /// Whether every vector passed or was skipped, and the counts of each file add up.
  var vectorsHold: Bool {
    vectors.allSatisfy { $0.reports.allSatisfy { $0.isComplete && $0.failures.count == 0 } }
  }

  /// Whether every vector and every law passed.
  var holds: Bool {
    vectorsHold && laws.allSatisfy(\.holds)
  }
}
