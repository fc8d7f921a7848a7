import Conformance
import PropertyTesting

/// The findings of a run for one backend, or for several judged together.
struct BackendVerification: Sendable {
  /// The subject and the method of a judgement.
  enum Kind: Sendable {
    /// Backends compared with the oracle, in one pass.
    case together
    /// A backend alone, by vectors and equations; or the oracle, by a peer.
    case alone
    /// Two backends compared with each other.
    case agreement
    /// Backends by directed cases, in one pass.
    case directed
    /// Texts that are read and written, for any backend.
    case texts
    /// Calculations, on one backend or for any backend.
    case calculations
    /// Notebooks.
    case notebooks
  }

  var kind: Kind
  var backend: String
  var vectors: [(set: String, reports: [VectorReport])] = []
  /// The laws beside the oracle, in every rounding mode.
  var differential = LawGroup()
  var arithmetic = LawGroup()
  var exhaustive = LawGroup()
  var conversions = LawGroup()
  var texts = LawGroup()
  var calculations = LawGroup()
  var notebooks = LawGroup()
  var directed = LawGroup()
  /// The laws beside the oracle, with operands at the ends of words.
  var limbLengths = LawGroup()

  init(_ kind: Kind, _ backend: String) {
    self.kind = kind
    self.backend = backend
  }

  /// A law with the report of its cases.
  struct JudgedLaw: Sendable {
    var report: PropertyReport
    /// The number of results of each backend that a case compares.
    var resultsPerCase: Int
    /// The number of cases after which none is left, if there is one.
    var caseCount: Int?
    /// The duration of its cases, summed over all threads.
    var duration: Duration
  }

  /// The laws of one kind.
  struct LawGroup: Sendable {
    var laws: [JudgedLaw] = []
    /// The text of the only case of a law, if one was chosen.
    var caseText: String?

    var reports: [PropertyReport] { laws.map(\.report) }
    var replayed: Int { reports.reduce(0) { $0 + $1.regressions } }
    /// The number of compared results: cases, in every mode and at every target.
    var cases: Int { laws.reduce(0) { $0 + $1.report.cases * $1.resultsPerCase } }
    var discarded: Int { laws.reduce(0) { $0 + $1.report.discardedCount * $1.resultsPerCase } }
    var failed: Int { reports.reduce(0) { $0 + $1.failed } }
    /// The duration of all laws, summed over all threads.
    var duration: Duration { laws.reduce(.zero) { $0 + $1.duration } }
    /// The number of results in a second of one thread.
    var casesPerSecond: Int {
      duration > .zero ? Int(Double(cases) / (duration / .seconds(1))) : 0
    }
  }

  /// Judges the oracle's conversions by Python's fractions.
  init(conversionsOfOracle law: Law, _ run: PropertyRun) {
    self.init(.alone, OracleSubject().name)
    let clock = ContinuousClock()
    let start = clock.now
    let report = law.run(run)
    conversions.laws = [
      JudgedLaw(report: report, resultsPerCase: law.resultsPerCase, duration: clock.now - start)
    ]
  }

  /// All groups of laws with their titles.
  var titledGroups: [(title: String, laws: LawGroup)] {
    [
      ("every rounding mode", differential), ("arithmetic", arithmetic),
      ("exhaustive", exhaustive), ("directed", directed), ("limb lengths", limbLengths),
      ("conversions", conversions),
      ("texts", texts), ("calculations", calculations), ("notebooks", notebooks),
    ]
  }

  /// All groups of laws.
  var groups: [LawGroup] { titledGroups.map(\.laws) }

  /// The reports of all laws.
  var laws: [PropertyReport] { groups.flatMap(\.reports) }

  /// The number of vectors and cases that failed.
  var failed: Int {
    vectors.flatMap(\.reports).reduce(0) { $0 + $1.failures.count }
      + laws.reduce(0) { $0 + $1.failed }
  }

  /// The texts of the failures that are shown.
  var failures: [String] {
    vectors.flatMap { $0.reports.flatMap { $0.failures.first.map(\.description) } }
      + laws.compactMap { $0.failure.map { "\(backend): \($0)" } }
  }

  /// Whether every vector passed or was skipped, and the counts of each file add up.
  var vectorsHold: Bool {
    vectors.allSatisfy { $0.reports.allSatisfy { $0.isComplete && $0.failures.count == 0 } }
  }

  /// Whether every vector and every law held.
  var holds: Bool {
    vectorsHold && laws.allSatisfy(\.holds)
  }
}
