/// The verdict of a budget on one subject.
public struct BudgetVerdict: Hashable, Sendable {
  /// The budget.
  public let budget: Budget
  /// The judged subject.
  ///
  /// `nil` for ``Metric/growthExponent``, and if a budget for all subjects found no subject.
  public let subject: String?
  /// The median over the rounds, or the exact value; `nil` if nothing was measured.
  public let measured: Double?
  /// The interval that decided; `nil` for metrics that no clock measures, and for too few rounds.
  public let interval: MedianInterval?
  /// Whether the budget holds.
  public let outcome: BudgetOutcome
}

/// Whether a budget holds.
public enum BudgetOutcome: Hashable, Sendable {
  /// The value, or the whole interval, is within the limit.
  case pass
  /// The value, or the whole interval, is beyond the limit.
  case breach
  /// The measurement does not decide.
  case inconclusive(Reason)

  /// Why a measurement does not decide.
  public enum Reason: String, Hashable, Sendable {
    /// The limit lies within the interval.
    case limitWithinInterval = "the limit lies within the interval"
    /// The rounds are too few for an interval.
    case tooFewRounds = "too few rounds"
    /// No measurement of this metric exists here.
    case metricNotMeasured = "this metric is not measured here"
    /// The workload or its subject was not measured.
    case notRun = "not run"
  }

  /// Whether more rounds may change the outcome.
  var mayChangeWithMoreRounds: Bool {
    self == .inconclusive(.limitWithinInterval) || self == .inconclusive(.tooFewRounds)
  }
}

extension BudgetOutcome: CustomStringConvertible {
  /// The outcome in words.
  public var description: String {
    switch self {
    case .pass: "pass"
    case .breach: "breach"
    case .inconclusive(let reason): "inconclusive: \(reason.rawValue)"
    }
  }
}
