extension Budget {
  /// Returns one verdict for each subject that the budget judges.
  ///
  /// The only verdict is ``BudgetOutcome/Reason/notRun`` if workload or subject was not measured.
  ///
  ///     let int = Subject("int", workload: "read", samplesPerBlock: 9) { blackHole(Int("\($0)")) }
  ///       check: {}
  ///     let rate = Budget(
  ///       workload: "read", metric: .operationsPerSecond, limit: .atLeast(9), reason: "10 keys")
  ///     try rate.verdicts(on: Measurer().measure([int]))[0].outcome  // pass
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

  /// The verdict for a budget whose workload or subject was not measured.
  var notRun: BudgetVerdict {
    BudgetVerdict(
      budget: self, subject: subject, measured: nil, interval: nil, outcome: .inconclusive(.notRun))
  }
}

extension Budget.Limit {
  /// Returns pass if `lower...upper` is within the limit, breach if beyond it, else inconclusive.
  func outcome(lower: Double, upper: Double) -> BudgetOutcome {
    let (inner, outer) = isFloor ? (-upper, -lower) : (lower, upper)
    let bound = isFloor ? -bound : bound
    return outer <= bound ? .pass : inner > bound ? .breach : .inconclusive(.limitWithinInterval)
  }
}

extension [Budget] {
  /// Returns the verdicts of all budgets, in the order of the budgets.
  ///
  /// A budget whose workload was not measured gets the verdict ``BudgetOutcome/Reason/notRun``.
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
  /// The exit code: 0 if all verdicts pass, 1 for a breach, else 2.
  ///
  /// 2 means that a verdict is inconclusive, or that there are no verdicts.
  public var exitCode: Int32 {
    let outcomes = map(\.outcome)
    if outcomes.contains(.breach) { return 1 }
    return !outcomes.isEmpty && outcomes.allSatisfy { $0 == .pass } ? 0 : 2
  }
}
