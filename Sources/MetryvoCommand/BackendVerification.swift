import Conformance
import DecimalArithmetic
import PropertyTesting
import Reporting

/// What a run found about one backend, or about two that must agree.
struct BackendVerification: Sendable {
  var backend: String
  var vectors: [(set: String, reports: [VectorReport])] = []
  var arithmetic = LawGroup()
  var exhaustive = LawGroup()
  var conversions = LawGroup()
  var texts = LawGroup()
  var directed = LawGroup()

  /// Laws of one kind, with the time they took on one core.
  struct LawGroup: Sendable {
    var reports: [PropertyReport] = []
    var duration: Duration = .zero
    /// The only case of a law, if one was asked for.
    var caseText: String?

    var replayed: Int { reports.reduce(0) { $0 + $1.regressions } }
    /// How many cases each law would have to go through to leave none out; 0 if there is no such number.
    var caseCounts: [Int] = []

    var cases: Int { reports.reduce(0) { $0 + $1.cases } }
    var discarded: Int { reports.reduce(0) { $0 + $1.discardedCount } }
    var failed: Int { reports.reduce(0) { $0 + $1.failed } }
    var casesPerSecond: Int {
      duration > .zero ? Int(Double(cases) / (duration / .seconds(1))) : 0
    }
  }

  /// Judges a backend that has every operation.
  init<B: GeneralDecimalBackend>(
    of backend: B.Type, by plan: VerificationPlan, progress: ProgressLine
  ) {
    self.init(
      backend, VectorRunner(backend), ArithmeticLaws.all(for: backend), by: plan, progress)
  }

  /// Judges a backend that converts.
  @_disfavoredOverload
  init<B: DecimalBackend>(of backend: B.Type, by plan: VerificationPlan, progress: ProgressLine) {
    self.init(
      backend, VectorRunner(backend), ArithmeticLaws.all(for: backend), by: plan, progress)
  }

  /// Judges a backend by vectors, arithmetic laws and conversion laws.
  private init<B: DecimalBackend, Subject>(
    _: B.Type, _ runner: VectorRunner<Subject>, _ laws: [Law], by plan: VerificationPlan,
    _ progress: ProgressLine
  ) {
    backend = B.backendName
    for set in plan.sets {
      progress.show("\(backend): \(set.title)")
      vectors.append((set.title, set.files.map(runner.run)))
    }
    arithmetic.run(laws, by: plan, named: backend, progress)
    exhaustive.run(
      ArithmeticLaws.exhaustive(B.self, depth: plan.depth), by: plan, named: backend, progress)
    conversions.run(plan.conversions.all(for: B.self), by: plan, named: backend, progress)
  }

  /// Judges two backends by their agreement at 34 digits.
  init<A: GeneralDecimalBackend, B: GeneralDecimalBackend>(
    agreementOf _: A.Type, and _: B.Type, by plan: VerificationPlan, progress: ProgressLine
  ) {
    backend = "\(A.backendName) = \(B.backendName)"
    arithmetic.run(
      ArithmeticLaws.agreement(of: A.self, and: B.self), by: plan, named: backend, progress)
  }

  /// Judges what is read and written, in which no backend takes part.
  init(ofTextsBy plan: VerificationPlan, progress: ProgressLine) {
    backend = "all"
    texts.run(TextLaws.all, by: plan, named: "texts", progress)
  }

  /// All groups of laws.
  var groups: [LawGroup] { [arithmetic, exhaustive, conversions, texts, directed] }

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

extension BackendVerification.LawGroup {
  /// How many cases of each law pass between two looks at the clock.
  private static let chunk: UInt64 = 200

  /// Runs each law; with a limit of time, all of them in turns until it is reached.
  mutating func run(
    _ laws: [Law], by plan: VerificationPlan, named backend: String, _ progress: ProgressLine
  ) {
    let clock = ContinuousClock()
    let start = clock.now
    let laws = laws.filter { plan.lawNames?.contains($0.identifier) ?? true }
    if laws.isEmpty { return }
    caseCounts = laws.map { $0.caseCount ?? 0 }
    if let limit = plan.secondsPerPart {
      var first: UInt64 = 0
      // At least one chunk of each law, or there would be a law without a case.
      while first == 0 || clock.now - start < limit {
        for (place, law) in laws.enumerated() {
          progress.show("\(backend): \(law.identifier)")
          var run = plan.run(of: law)
          run.indices = first..<first + Self.chunk
          run.casesForLabels = 0
          run.replaysRegressions = first == 0
          if first > 0 && reports[place].failure != nil {
            // One failure of a law is shrunk and saved; further ones are counted.
            run.regressions = nil
            run.shrinkingEvaluations = 0
          }
          let report = law.run(run)
          if first == 0 { reports.append(report) } else { reports[place].add(report) }
        }
        first += Self.chunk
      }
    } else {
      for law in laws {
        progress.show("\(backend): \(law.identifier)")
        reports.append(law.run(plan.run(of: law)))
        if let number = plan.caseNumber { caseText = law.text(ofCase: number, seed: plan.seed) }
      }
    }
    duration += clock.now - start
  }
}
