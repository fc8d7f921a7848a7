import Conformance
import DecimalArithmetic
import UnitConversion

/// What a run found about one backend, or about two that must agree.
struct BackendVerification: Sendable {
  var backend: String
  var vectors: [(set: String, reports: [VectorReport])] = []
  var arithmetic = LawGroup()
  var conversions = LawGroup()

  /// Laws of one kind, with the time they took on one core.
  struct LawGroup: Sendable {
    var reports: [LawReport] = []
    var duration: Duration = .zero

    var cases: Int { reports.reduce(0) { $0 + $1.cases } }
    var discarded: Int { reports.reduce(0) { $0 + $1.discardedCount } }
    var failed: Int { reports.reduce(0) { $0 + $1.failures.count } }
    var casesPerSecond: Int {
      duration > .zero ? Int(Double(cases) / (duration / .seconds(1))) : 0
    }
  }

  /// Judges a backend by vectors, arithmetic laws and conversion laws.
  init<B: DecimalBackend>(of _: B.Type, by plan: VerificationPlan, progress: Progress) {
    backend = B.backendName
    let runner = VectorRunner(B.self)
    for set in plan.sets {
      progress.show("\(backend): \(set.title)")
      vectors.append((set.title, set.files.map(runner.run)))
    }
    arithmetic.run(ArithmeticLaws.all(for: B.self), by: plan, named: backend, progress) {
      _ in plan.casesPerLaw
    }
    let laws = plan.conversions
    conversions.run(laws.all(for: B.self), by: plan, named: backend, progress) { law in
      law.identifier == ConversionLaws.sweepIdentifier ? plan.casesOfPairs : plan.casesPerLaw
    }
  }

  /// Judges two backends by their agreement at 34 digits.
  init<A: DecimalBackend, B: DecimalBackend>(
    agreementOf _: A.Type, and _: B.Type, by plan: VerificationPlan, progress: Progress
  ) {
    backend = "\(A.backendName) = \(B.backendName)"
    arithmetic.run(
      ArithmeticLaws.agreement(of: A.self, and: B.self), by: plan, named: backend, progress
    ) { _ in plan.casesPerLaw }
  }

  /// All that failed, by where it failed.
  var failures: [Discrepancies] {
    vectors.flatMap { $0.reports.map { $0.failures } }
      + (arithmetic.reports + conversions.reports).map { $0.failures }
  }

  /// Whether every vector passed or was skipped and each file's cases add up.
  var vectorsHold: Bool {
    vectors.allSatisfy { $0.reports.allSatisfy { $0.isComplete && $0.failures.count == 0 } }
  }

  /// Whether everything held.
  var holds: Bool {
    vectorsHold && (arithmetic.reports + conversions.reports).allSatisfy { $0.holds }
  }
}

extension BackendVerification.LawGroup {
  /// How many cases of each law pass between two looks at the clock.
  private static let chunk: UInt64 = 200

  /// Runs each law; with a limit of time, all of them in turns until it is reached.
  mutating func run(
    _ laws: [Law], by plan: VerificationPlan, named backend: String, _ progress: Progress,
    cases: (Law) -> Int
  ) {
    let clock = ContinuousClock()
    let start = clock.now
    if let limit = plan.secondsPerPart {
      reports = laws.map { LawRunner.run($0, seed: plan.seed, cases: 0) }
      var first: UInt64 = 0
      // At least one chunk of each law, or there would be a law without a case.
      while first == 0 || clock.now - start < limit {
        for index in laws.indices {
          progress.show("\(backend): \(laws[index].identifier)")
          reports[index].add(
            LawRunner.run(laws[index], seed: plan.seed, indices: first..<first + Self.chunk))
        }
        first += Self.chunk
      }
    } else {
      for law in laws {
        progress.show("\(backend): \(law.identifier)")
        reports.append(LawRunner.run(law, seed: plan.seed, cases: cases(law)))
      }
    }
    duration += clock.now - start
  }
}
