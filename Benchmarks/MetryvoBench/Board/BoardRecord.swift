import PerformanceBudgets

/// The figures of a run for programs.
struct BoardRecord: Encodable {
  var verdicts: [Verdict]
  var workloads: [Workload]

  struct Verdict: Encodable {
    var workload: String
    var subject: String?
    var metric: String
    var measured: Double?
    var lower: Double?
    var upper: Double?
    var limit: Double
    var isFloor: Bool
    var outcome: String
    var reason: String
    /// The line of the limit in its file.
    var line: Int?
  }

  struct Workload: Encodable {
    var workload: String
    var rounds: Int
    var subjects: [Subject]
  }

  struct Subject: Encodable {
    var name: String
    /// The value of each metric: one, or one for each round.
    var values: [String: [Double]]
    var mispredictions: Double?
    var cacheMisses: Double?
  }

  init(_ report: BudgetReport) {
    verdicts = report.verdicts.map { verdict in
      let budget = verdict.budget
      return Verdict(
        workload: budget.workload, subject: verdict.subject, metric: budget.metric.rawValue,
        measured: verdict.measured, lower: verdict.interval?.lower,
        upper: verdict.interval?.upper, limit: budget.limit.bound, isFloor: budget.limit.isFloor,
        outcome: verdict.outcome.description, reason: budget.reason,
        line: report.file.line(of: budget))
    }
    workloads = report.measurements.map { measurement in
      Workload(
        workload: measurement.workload, rounds: measurement.rounds,
        subjects: measurement.subjects.map { subject in
          Subject(
            name: subject.name,
            values: Dictionary(
              subject.values.map { ($0.key.rawValue, $0.value) }, uniquingKeysWith: { $1 }),
            mispredictions: subject.count?.mispredictions,
            cacheMisses: subject.count?.cacheMisses)
        })
    }
  }
}
