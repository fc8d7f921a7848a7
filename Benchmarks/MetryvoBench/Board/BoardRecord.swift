import PerformanceBudgets

/// The figures of a run for programs.
struct BoardRecord: Encodable {
  var verdicts: [Verdict]
  var workloads: [Workload]

  struct Verdict: Encodable {
    var workload: String
    var subject: String?
    var metric: String
    var unit: String
    var measured: Double?
    var lower: Double?
    var upper: Double?
    var limit: Double
    var isFloor: Bool
    var outcome: String
    var reason: String
    /// The line of the budget in its file.
    var line: Int?
  }

  struct Workload: Encodable {
    var workload: String
    var rounds: Int
    var stop: String
    var controlRatios: [Double]
    /// The confidence of an interval within its limit, and of one beyond it, at the last look.
    var passConfidence: Double
    var breachConfidence: Double
    var yardstickNanoseconds: Double
    /// The yardstick ÷ the chain where nothing disturbs.
    var calm: Double?
    var clockCostNanoseconds: Double
    var subjects: [Subject]
  }

  struct Subject: Encodable {
    var name: String
    var samplesPerBlock: Int
    var operationsPerSample: Int
    /// Of all samples, in nanoseconds: `p99.9`, and `p100`, the longest.
    var wallPercentiles: [String: UInt64]
    var cpuPercentiles: [String: UInt64]
    /// The value of each metric in each round.
    var rounds: [String: [Double]]
  }
}

extension BoardFindings {
  var record: BoardRecord {
    BoardRecord(
      verdicts: verdicts.map { BoardRecord.Verdict($0, line: file.line(of: $0.budget)) },
      workloads: judged.map { BoardRecord.Workload($0.measurement) })
  }
}

extension BoardRecord.Verdict {
  init(_ verdict: BudgetVerdict, line: Int?) {
    let isFloor = if case .atLeast = verdict.budget.limit { true } else { false }
    self.init(
      workload: verdict.budget.workload, subject: verdict.subject,
      metric: verdict.budget.metric.rawValue, unit: verdict.budget.metric.unit,
      measured: verdict.measured, lower: verdict.interval?.lower, upper: verdict.interval?.upper,
      limit: verdict.budget.limit.value, isFloor: isFloor, outcome: verdict.outcome.description,
      reason: verdict.budget.reason, line: line)
  }
}

extension BoardRecord.Workload {
  init(_ measurement: WorkloadMeasurement) {
    self.init(
      workload: measurement.workload, rounds: measurement.rounds, stop: measurement.stop.rawValue,
      controlRatios: measurement.controlRatios, passConfidence: measurement.confidences.pass,
      breachConfidence: measurement.confidences.breach,
      yardstickNanoseconds: measurement.yardstick, calm: measurement.calm,
      clockCostNanoseconds: Double(measurement.clockCosts.cpu),
      subjects: measurement.subjects.map { subject in
        BoardRecord.Subject(
          name: subject.name, samplesPerBlock: subject.samplesPerBlock,
          operationsPerSample: subject.operationsPerSample,
          wallPercentiles: subject.wall.percentiles, cpuPercentiles: subject.cpu.percentiles,
          rounds: Dictionary(
            subject.values.map { ($0.key.rawValue, $0.value) }, uniquingKeysWith: { $1 }))
      })
  }
}

extension SampleHistogram {
  fileprivate var percentiles: [String: UInt64] {
    let named = Self.reportedPercentiles.map {
      ("p\(Figure.percentile($0))", value(atPercentile: $0))
    }
    return Dictionary(named, uniquingKeysWith: { $1 })
  }
}
