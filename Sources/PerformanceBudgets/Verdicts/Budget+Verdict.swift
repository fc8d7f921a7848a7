extension Budget {
  /// One verdict for each subject the budget is for.
  ///
  /// A verdict ``BudgetOutcome/Reason/notRun`` if the workload is another or the subject is missing.
  public func verdicts(on measurement: WorkloadMeasurement) -> [BudgetVerdict] {
    let judged = measurement.workload == workload ? measurement.figures(of: self) : []
    if judged.isEmpty { return [notRun] }
    return judged.map { subject, values in
      let interval =
        metric.isTimed
        ? MedianInterval(values, confidence: measurement.confidence) : nil
      let median = MedianInterval.median(values)
      let outcome: BudgetOutcome =
        if let interval {
          limit.outcome(lower: interval.lower, upper: interval.upper)
        } else if let median {
          metric.isTimed
            ? .inconclusive(.tooFewRounds) : limit.outcome(lower: median, upper: median)
        } else {
          .inconclusive(.metricNotMeasured)
        }
      return BudgetVerdict(
        budget: self, subject: subject, measured: median, interval: interval, outcome: outcome)
    }
  }

  /// The verdict of a budget on whose workload or subject nothing was measured.
  var notRun: BudgetVerdict {
    BudgetVerdict(
      budget: self, subject: subject, measured: nil, interval: nil, outcome: .inconclusive(.notRun))
  }
}

extension Budget.Limit {
  /// Pass if lower...upper is within the limit, breach if it is beyond; the limit itself is within.
  func outcome(lower: Double, upper: Double) -> BudgetOutcome {
    let (inner, outer) = isFloor ? (-upper, -lower) : (lower, upper)
    let bound = isFloor ? -bound : bound
    return outer <= bound ? .pass : inner > bound ? .breach : .inconclusive(.limitWithinInterval)
  }
}

extension [Budget] {
  /// The verdicts of all budgets on what was measured, in the order of the budgets.
  ///
  /// A budget whose workload was not measured gets ``BudgetOutcome/Reason/notRun``: it is not lost.
  public func verdicts(on measurements: [WorkloadMeasurement]) -> [BudgetVerdict] {
    flatMap { budget in
      guard let own = measurements.first(where: { $0.workload == budget.workload }) else {
        return [budget.notRun]
      }
      return budget.verdicts(on: own)
    }
  }
}

extension Sequence<BudgetVerdict> {
  /// The exit code: 0 all pass; 1 a breach; 2 no breach, but something, or everything, undecided.
  ///
  /// 2 also for no verdicts at all: a gate that judged nothing has not passed anything.
  public var exitCode: Int32 {
    let outcomes = map(\.outcome)
    if outcomes.contains(.breach) { return 1 }
    return !outcomes.isEmpty && outcomes.allSatisfy { $0 == .pass } ? 0 : 2
  }
}
