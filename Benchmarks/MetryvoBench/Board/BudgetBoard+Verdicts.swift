import PerformanceBudgets
import Reporting

extension BudgetBoard {
  /// The verdicts on budgets of `file`.
  init(of verdicts: [BudgetVerdict], from file: BudgetFile) {
    self.init(
      entries: verdicts.map { verdict in
        let budget = verdict.budget
        let isFloor = if case .atLeast = budget.limit { true } else { false }
        let isHeld = verdict.outcome == .pass || verdict.outcome == .breach
        return Entry(
          workload: budget.workload, subject: verdict.subject, metric: budget.metric.rawValue,
          unit: budget.metric.reportUnit, measured: verdict.measured,
          interval: verdict.interval.map { ($0.lower, $0.upper) }, limit: budget.limit.value,
          isFloor: isFloor, verdict: verdict.outcome.verdict,
          reason: isHeld ? budget.reason : "\(verdict.outcome); \(budget.reason)",
          place: file.line(of: budget).map { ReportPlace(file: file.name, line: $0) })
      })
  }
}

extension Metric {
  fileprivate var reportUnit: ReportUnit {
    switch self {
    case .wallP50, .wallP99, .wallP999, .cpuP50, .cpuP99, .cpuP999: .nanoseconds
    case .operationsPerSecond: .perSecond
    case .ratioToYardstick, .ratioToChain, .ratioToProducts, .cpuP999ToYardstick, .ratioToSubject:
      .ratio
    case .allocationsPerOperation, .growthExponent: .count
    case .peakMemory: .bytes
    }
  }
}

extension BudgetOutcome {
  fileprivate var verdict: ReportVerdict {
    switch self {
    case .pass: .ok
    case .breach: .failed
    case .inconclusive: .inconclusive
    }
  }
}
