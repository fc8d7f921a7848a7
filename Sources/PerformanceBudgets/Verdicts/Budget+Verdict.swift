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
    let calm = metric.needsControl ? measurement.calm(values) : values
    let confidences = measurement.confidences
    func outcome(_ interval: MedianInterval?) -> BudgetOutcome? {
      interval.map { limit.outcome(lower: $0.lower, upper: $0.upper) }
    }
    // On which side of the limit the calm rounds lie, however few they are.
    let side = MedianInterval.median(calm).map { limit.outcome(lower: $0, upper: $0) }
    // Calm rounds decide; where they do not, all rounds, unless the calm ones lie on the other side.
    let answers = [
      (rounds: calm, confidence: confidences.breach),
      (rounds: values, confidence: confidences.pass),
      (rounds: values, confidence: confidences.breach),
    ].lazy.map { rounds, confidence in
      (
        rounds: rounds, isSure: confidence >= confidences.breach,
        interval: metric.isExact ? nil : MedianInterval(ofRounds: rounds, confidence: confidence)
      )
    }
    let deciding = answers.first {
      let outcome = outcome($0.interval)
      return (outcome == .pass || outcome == .breach && $0.isSure) && side ?? outcome == outcome
    }
    let (rounds, _, interval) = deciding ?? answers[2]
    let median = MedianInterval.median(rounds)
    let verdict: BudgetOutcome =
      if values.isEmpty {
        .inconclusive(.metricNotMeasured)
      } else if metric.isExact, let value = median {
        limit.outcome(lower: value, upper: value)
      } else if metric.needsControl && measurement.isVoid {
        .inconclusive(.controlOff)
      } else if let all = outcome(interval) {
        deciding == nil && all != .inconclusive(.limitWithinInterval)
          ? .inconclusive(.calmRoundsDiffer) : all
      } else {
        .inconclusive(.tooFewRounds)
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
