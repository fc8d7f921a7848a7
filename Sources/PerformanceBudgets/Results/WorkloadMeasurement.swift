/// The measurement of one workload, with all its subjects.
public struct WorkloadMeasurement: Sendable, Equatable {
  /// The identifier of the workload.
  public let workload: String
  /// The subjects in the order in which they were given.
  public internal(set) var subjects: [SubjectMeasurement]
  /// The number of timed rounds.
  public let rounds: Int
  /// The confidence of the intervals that decide verdicts.
  package let confidence: Double

  /// Creates a measurement from its parts, for reports and verdicts on made-up values.
  package init(
    workload: String, subjects: [SubjectMeasurement], rounds: Int = 0, confidence: Double = 0.99
  ) {
    self.workload = workload
    self.subjects = subjects
    self.rounds = rounds
    self.confidence = confidence
  }

  /// Returns the subject with this name.
  public func subject(_ name: String) -> SubjectMeasurement? {
    subjects.first { $0.name == name }
  }

  /// Returns the thread CPU time of an operation of `name` ÷ that of `other`, for each round.
  ///
  /// Within a round the subjects run A/B/B/A, so a steady drift of the machine cancels.
  ///
  /// - Returns: one ratio for each round; `nil` if a name is unknown or its subject was not timed.
  public func ratios(of name: String, to other: String) -> [Double]? {
    guard let slow = subject(name)?.values[.operationsPerSecond],
      let fast = subject(other)?.values[.operationsPerSecond]
    else { return nil }
    return zip(slow, fast).map { $1 / $0 }
  }

  /// The exponent p of count ∝ sizeᵖ by ``PowerFit``; `nil` if fewer than two sizes were counted.
  package var growthExponent: Double? {
    PowerFit.exponent(
      subjects.compactMap { subject in
        guard let size = subject.size, let count = subject.values[.instructions]?.first else {
          return nil
        }
        return (size, count)
      })
  }

  /// Returns the values that a budget judges, with their subject's name; empty if not measured.
  func figures(of budget: Budget) -> [(subject: String?, values: [Double])] {
    switch budget.metric {
    case .growthExponent:
      return growthExponent.map { [(nil, [$0])] } ?? []
    case .ratioToSubject:
      guard let subject = budget.subject, let other = budget.other,
        let ratios = ratios(of: subject, to: other)
      else { return [] }
      return [(subject, ratios)]
    default:
      return subjects.filter { budget.subject == nil || $0.name == budget.subject }
        .map { ($0.name, $0.values[budget.metric] ?? []) }
    }
  }
}
