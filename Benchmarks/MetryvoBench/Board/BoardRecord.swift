import PerformanceBudgets

/// The figures of a run as JSON, for other programs.
struct BoardRecord: Encodable {
  var verdicts: [Verdict]

  struct Verdict: Encodable {
    var workload: String
    var subject: String?
    var metric: String
    var other: String?
    var measured: Double?
    var lower: Double?
    var upper: Double?
    var limit: Double
    var isFloor: Bool
    var outcome: String
    var reason: String
    /// The line of the limit in the budget file.
    var line: Int?
  }

  init(_ report: BudgetReport) {
    verdicts = report.verdicts.map { verdict in
      let budget = verdict.budget
      return Verdict(
        workload: budget.workload, subject: verdict.subject, metric: budget.metric.rawValue,
        other: budget.other,
        measured: verdict.measured, lower: verdict.interval?.lower,
        upper: verdict.interval?.upper, limit: budget.limit.bound, isFloor: budget.limit.isFloor,
        outcome: verdict.outcome.description, reason: budget.reason,
        line: report.file.line(of: budget))
    }
  }
}
