/// What became of a budget on one subject.
public struct BudgetVerdict: Hashable, Sendable {
  /// The budget.
  public let budget: Budget
  /// The subject that was judged; `nil` if none was measured.
  public let subject: String?
  /// What was measured: the median over the rounds that decided, or the exact value; `nil` if nothing was.
  public let measured: Double?
  /// The interval that decided; `nil` for exact metrics and where there are too few rounds.
  public let interval: MedianInterval?
  /// Whether the budget holds.
  public let outcome: BudgetOutcome

  /// A verdict from its parts, such as another process has told them.
  public init(
    budget: Budget, subject: String?, measured: Double?, interval: MedianInterval?,
    outcome: BudgetOutcome
  ) {
    self.budget = budget
    self.subject = subject
    self.measured = measured
    self.interval = interval
    self.outcome = outcome
  }

  /// Whether another process, which lies elsewhere in memory, may come to something else: what one reading decides, it
  /// reads the same.
  package var mayChangeInAnotherProcess: Bool {
    if budget.metric.isExact { return false }
    switch outcome {
    case .breach, .inconclusive(.limitWithinInterval), .inconclusive(.calmRoundsDiffer),
      .inconclusive(.notConfirmed):
      return true
    case .pass, .inconclusive: return false
    }
  }

  /// What this comes to when another process measures it too: a pass is a pass, for where the system puts a process
  /// is not what a budget limits; a breach stands only where that one confirms it.
  package func seenAgain(as other: BudgetVerdict) -> BudgetVerdict {
    if other.outcome == .pass { return other }
    return other.confirmsBreach ? self : unconfirmed
  }

  /// Whether another process may be sure of a breach that this one measured too: its median lies beyond the limit, sure
  /// or not.
  ///
  /// Two sure intervals would be asked for more than the board's error of 1 %, and beside neighbours for more than a
  /// fifth: a second look need only tell that the first was not by chance where memory lies.
  package var confirmsBreach: Bool {
    switch outcome {
    case .breach: true
    case .inconclusive(.limitWithinInterval):
      measured.map { budget.limit.outcome(lower: $0, upper: $0) == .breach } ?? false
    case .pass, .inconclusive: false
    }
  }

  /// The same; a breach is undecided, because another process does not find it.
  private var unconfirmed: BudgetVerdict {
    BudgetVerdict(
      budget: budget, subject: subject, measured: measured, interval: interval,
      outcome: outcome == .breach ? .inconclusive(.notConfirmed) : outcome)
  }
}

/// Whether a budget holds.
public enum BudgetOutcome: Hashable, Sendable {
  /// The whole interval is within the limit.
  case pass
  /// The whole interval is beyond the limit.
  case breach
  /// The measurement does not decide.
  case inconclusive(Reason)

  /// Why a measurement does not decide.
  public enum Reason: Hashable, Sendable {
    /// The limit lies within the interval.
    case limitWithinInterval
    /// The calm rounds lie on the other side of the limit, too few or too far apart to decide.
    case calmRoundsDiffer
    /// Too few rounds for an interval.
    case tooFewRounds
    /// The A/A control was off: equal work did not measure as equal.
    case controlOff
    /// Nothing measures this metric here.
    case metricNotMeasured
    /// The workload, or the subject in it, was not measured.
    case notRun
    /// Another process does not find the breach.
    case notConfirmed
  }

  /// Whether measuring more rounds may decide it.
  var mayChangeWithMoreRounds: Bool {
    switch self {
    case .pass, .breach: false
    case .inconclusive(.limitWithinInterval), .inconclusive(.calmRoundsDiffer),
      .inconclusive(.tooFewRounds), .inconclusive(.controlOff):
      true
    case .inconclusive(.metricNotMeasured), .inconclusive(.notRun), .inconclusive(.notConfirmed):
      false
    }
  }
}

extension BudgetOutcome.Reason: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .limitWithinInterval: "the limit lies within the interval"
    case .calmRoundsDiffer: "the calm rounds lie on the other side of the limit"
    case .tooFewRounds: "too few rounds"
    case .controlOff: "the A/A control is off"
    case .metricNotMeasured: "this metric is not measured here"
    case .notRun: "not run"
    case .notConfirmed: "another process does not find the breach"
    }
  }
}

extension BudgetOutcome: CustomStringConvertible {
  /// The outcome in words.
  public var description: String {
    switch self {
    case .pass: "pass"
    case .breach: "breach"
    case .inconclusive(let reason): "inconclusive: \(reason)"
    }
  }
}
