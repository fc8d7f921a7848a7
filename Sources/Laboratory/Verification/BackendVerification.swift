import Conformance
import PropertyTesting

/// What a run found about one backend, or about several that are judged together.
struct BackendVerification: Sendable {
  /// Who is judged by what.
  enum Kind: Sendable {
    /// Backends beside the oracle, in one pass.
    case together
    /// A backend alone, by vectors and equations; or the oracle, by a peer.
    case alone
    /// Two backends by their agreement.
    case agreement
    /// Backends by directed cases, in one pass.
    case directed
    /// What is read and written, whatever the backend.
    case texts
    /// What is calculated, on a backend or whatever the backend.
    case calculations
    /// What a person keeps.
    case notebooks
  }

  var kind: Kind
  var backend: String
  var vectors: [(set: String, reports: [VectorReport])] = []
  /// Beside the oracle in every rounding mode.
  var differential = LawGroup()
  var arithmetic = LawGroup()
  var exhaustive = LawGroup()
  var conversions = LawGroup()
  var texts = LawGroup()
  var calculations = LawGroup()
  var notebooks = LawGroup()
  var directed = LawGroup()
  /// Beside the oracle, with operands at the ends of words.
  var limbLengths = LawGroup()

  init(_ kind: Kind, _ backend: String) {
    self.kind = kind
    self.backend = backend
  }

  /// A law with what became of its cases.
  struct JudgedLaw: Sendable {
    var report: PropertyReport
    /// How many results of each backend a case compares.
    var resultsPerCase: Int
    /// How many cases leave none out, if there is such a number.
    var caseCount: Int?
    /// How long its cases took, the sum of all threads.
    var duration: Duration
  }

  /// Laws of one kind.
  struct LawGroup: Sendable {
    var laws: [JudgedLaw] = []
    /// The only case of a law, if one was asked for.
    var caseText: String?

    var reports: [PropertyReport] { laws.map(\.report) }
    var replayed: Int { reports.reduce(0) { $0 + $1.regressions } }
    /// The number of results that were compared: cases, each in every mode and at every target.
    var cases: Int { laws.reduce(0) { $0 + $1.report.cases * $1.resultsPerCase } }
    var discarded: Int { laws.reduce(0) { $0 + $1.report.discardedCount * $1.resultsPerCase } }
    var failed: Int { reports.reduce(0) { $0 + $1.failed } }
    /// The time that all laws took, the sum of all threads.
    var duration: Duration { laws.reduce(.zero) { $0 + $1.duration } }
    /// The speed of one thread.
    var casesPerSecond: Int {
      duration > .zero ? Int(Double(cases) / (duration / .seconds(1))) : 0
    }
  }

  /// Judges the oracle's conversions by somebody else's fractions.
  init(conversionsOfOracle law: Law, _ run: PropertyRun) {
    self.init(.alone, OracleSubject().name)
    let clock = ContinuousClock()
    let start = clock.now
    let report = law.run(run)
    conversions.laws = [
      JudgedLaw(report: report, resultsPerCase: law.resultsPerCase, duration: clock.now - start)
    ]
  }

  /// All groups of laws, with what they are called.
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

  /// What is shown of them.
  var failures: [String] {
    vectors.flatMap { $0.reports.flatMap { $0.failures.first.map(\.description) } }
      + laws.compactMap { $0.failure.map { "\(backend): \($0)" } }
  }

  /// Whether every vector passed or was skipped and each file's cases add up.
  var vectorsHold: Bool {
    vectors.allSatisfy { $0.reports.allSatisfy { $0.isComplete && $0.failures.count == 0 } }
  }

  /// Whether everything held.
  var holds: Bool {
    vectorsHold && laws.allSatisfy(\.holds)
  }
}
