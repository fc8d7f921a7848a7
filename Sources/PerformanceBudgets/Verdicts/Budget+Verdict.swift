extension Budget {
  /// One verdict for each subject the budget is for.
  ///
  /// A verdict ``BudgetOutcome/Reason/notRun`` if the workload is another or the subject is missing.
  public func verdicts(on measurement: WorkloadMeasurement) -> [BudgetVerdict] {
    let judged = measurement.workload == workload ? measurement.figures(of: self) : []
    if judged.isEmpty { return [notRun] }
    return judged.map { verdict(on: $0.values, ofSubject: $0.subject, in: measurement) }
  }

  /// The verdict of a budget on whose workload or subject nothing was measured.
  var notRun: BudgetVerdict {
    BudgetVerdict(
      budget: self, subject: subject, measured: nil, interval: nil, outcome: .inconclusive(.notRun))
  }

  private func verdict(
    on values: [Double], ofSubject subject: String?, in measurement: WorkloadMeasurement
  ) -> BudgetVerdict {
    // Calm rounds decide a breach; all rounds a pass, if there is none.
    let calm = metric.needsControl ? measurement.calm(values) : values
    func interval(_ values: [Double], _ confidence: Double) -> MedianInterval? {
      metric.isExact ? nil : MedianInterval(ofRounds: values, confidence: confidence)
    }
    func outcome(_ interval: MedianInterval?) -> BudgetOutcome? {
      interval.map { limit.outcome(lower: $0.lower, upper: $0.upper) }
    }
    let sure = interval(calm, measurement.confidences.breach)
    let ofAll = interval(values, measurement.confidences.pass)
    let holds = outcome(sure) != .breach && outcome(ofAll) == .pass
    let interval = holds ? ofAll : sure
    let median = MedianInterval.median(holds || calm.isEmpty ? values : calm)
    let verdict: BudgetOutcome =
      if values.isEmpty {
        .inconclusive(.metricNotMeasured)
      } else if metric.isExact, let value = median {
        limit.outcome(lower: value, upper: value)
      } else if metric.needsControl && measurement.isVoid {
        .inconclusive(.controlOff)
      } else if let decided = outcome(interval) {
        decided
      } else {
        .inconclusive(calm.count < values.count ? .tooFewCalmRounds : .tooFewRounds)
      }
    return BudgetVerdict(
      budget: self, subject: subject, measured: median, interval: interval, outcome: verdict)
  }
}

extension Budget.Limit {
  /// Pass if lower...upper is within the limit, breach if it is beyond; the limit itself is within.
  func outcome(lower: Double, upper: Double) -> BudgetOutcome {
    switch self {
    case .atMost(let limit):
      upper <= limit ? .pass : lower > limit ? .breach : .inconclusive(.limitWithinInterval)
    case .atLeast(let limit):
      lower >= limit ? .pass : upper < limit ? .breach : .inconclusive(.limitWithinInterval)
    }
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
