import PerformanceBudgets

/// The figures of a run for programs.
struct BenchRecord: Encodable {
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
  }

  struct Workload: Encodable {
    var workload: String
    var rounds: Int
    var stop: String
    var controlRatios: [Double]
    var yardstickNanoseconds: Double
    var clockCostNanoseconds: Double
    var subjects: [Subject]
  }

  struct Subject: Encodable {
    var name: String
    var samplesPerBlock: Int
    var operationsPerSample: Int
    /// The value of each metric in each round.
    var rounds: [String: [Double]]
  }
}

extension BenchFindings {
  var record: BenchRecord {
    BenchRecord(
      verdicts: judged.flatMap(\.verdicts).map(BenchRecord.Verdict.init),
      workloads: judged.map { BenchRecord.Workload($0.measurement) })
  }
}

extension BenchRecord.Verdict {
  init(_ verdict: BudgetVerdict) {
    let isFloor = if case .atLeast = verdict.budget.limit { true } else { false }
    self.init(
      workload: verdict.budget.workload, subject: verdict.subject,
      metric: verdict.budget.metric.rawValue, unit: verdict.budget.metric.unit,
      measured: verdict.measured, lower: verdict.interval?.lower, upper: verdict.interval?.upper,
      limit: verdict.budget.limit.value, isFloor: isFloor, outcome: verdict.outcome.description,
      reason: verdict.budget.reason)
  }
}

extension BenchRecord.Workload {
  init(_ measurement: WorkloadMeasurement) {
    self.init(
      workload: measurement.workload, rounds: measurement.rounds, stop: measurement.stop.rawValue,
      controlRatios: measurement.controlRatios, yardstickNanoseconds: measurement.yardstick,
      clockCostNanoseconds: Double(measurement.clockCosts.cpu),
      subjects: measurement.subjects.map { subject in
        BenchRecord.Subject(
          name: subject.name, samplesPerBlock: subject.samplesPerBlock,
          operationsPerSample: subject.operationsPerSample,
          rounds: Dictionary(
            subject.values.map { ($0.key.rawValue, $0.value) }, uniquingKeysWith: { $1 }))
      })
  }
}
