import PerformanceBudgets
import Testing

@Suite struct BudgetVerdictTests {
  private static let even = (91...110).map(Double.init)
  /// The 99 % interval for the median of `even`: its fourth smallest and its fourth largest value.
  private static let interval = MedianInterval(lower: 94, median: 100.5, upper: 107)

  /// A limit on values, and the expected outcome.
  struct Row: Sendable {
    var metric = Metric.wallP99
    let values: [Double]
    let limit: Budget.Limit
    let outcome: BudgetOutcome
    let exitCode: Int32
  }

  static let within = BudgetOutcome.inconclusive(.limitWithinInterval)
  static let rows = [
    Row(values: even, limit: .atMost(interval.upper), outcome: .pass, exitCode: 0),
    Row(values: even, limit: .atMost(interval.lower - 0.1), outcome: .breach, exitCode: 1),
    Row(values: even, limit: .atMost(interval.upper - 0.1), outcome: within, exitCode: 2),
    Row(values: even, limit: .atMost(interval.lower), outcome: within, exitCode: 2),
    Row(values: even, limit: .atLeast(interval.lower), outcome: .pass, exitCode: 0),
    Row(values: even, limit: .atLeast(interval.upper + 0.1), outcome: .breach, exitCode: 1),
    Row(values: even, limit: .atLeast(interval.upper), outcome: within, exitCode: 2),
    Row(
      values: [1, 1, 1], limit: .atMost(5), outcome: .inconclusive(.tooFewRounds), exitCode: 2),
    Row(metric: .allocations, values: [2], limit: .atMost(2), outcome: .pass, exitCode: 0),
    Row(metric: .allocations, values: [2], limit: .atMost(1.5), outcome: .breach, exitCode: 1),
    Row(
      metric: .allocations, values: [], limit: .atMost(2),
      outcome: .inconclusive(.metricNotMeasured), exitCode: 2),
    Row(metric: .peakMemory, values: [1e9], limit: .atMost(64e6), outcome: .breach, exitCode: 1),
    // A count may exceed its figure by at most 2 %, and may be any amount below the figure.
    Row(metric: .instructions, values: [102], limit: .figure(100), outcome: .pass, exitCode: 0),
    Row(metric: .instructions, values: [102.1], limit: .figure(100), outcome: .breach, exitCode: 1),
    Row(metric: .instructions, values: [1], limit: .figure(100), outcome: .pass, exitCode: 0),
  ]

  @Test func verdictsOfMadeUpRounds() {
    var differences: [String] = []
    for row in Self.rows {
      let measurement = WorkloadMeasurement(
        workload: "w", subjects: [SubjectMeasurement(name: "s", values: [row.metric: row.values])])
      let budget = Budget(workload: "w", metric: row.metric, limit: row.limit, reason: "made up")
      let verdicts = budget.verdicts(on: measurement)
      if verdicts.map(\.outcome) != [row.outcome] || verdicts.exitCode != row.exitCode {
        differences.append("\(row): \(verdicts.map(\.outcome)) \(verdicts.exitCode)")
      }
    }
    #expect(differences == [])
  }

  @Test func aVerdictSaysWhatItRestsOn() {
    let measurement = WorkloadMeasurement(
      workload: "w", subjects: [SubjectMeasurement(name: "s", values: [.wallP50: Self.even])])
    let budget = Budget(workload: "w", metric: .wallP50, limit: .atMost(201), reason: "made up")
    let verdict = budget.verdicts(on: measurement).first
    #expect(verdict?.measured == 100.5 && verdict?.interval == Self.interval)
    #expect(verdict?.subject == "s" && verdict?.budget == budget)
  }

  @Test func aBudgetWithoutSubjectIsForAll() {
    let subjects = [("slow", 300.0), ("fast", 20.0)].map { name, value in
      SubjectMeasurement(name: name, values: [.instructions: [value]])
    }
    let measurement = WorkloadMeasurement(workload: "w", subjects: subjects)
    func verdicts(_ workload: String, _ subject: String?) -> [BudgetVerdict] {
      [
        Budget(
          workload: workload, subject: subject, metric: .instructions, limit: .atMost(100),
          reason: "made up")
      ].verdicts(on: [measurement])
    }
    #expect(verdicts("w", nil).map(\.outcome) == [.breach, .pass])
    #expect(verdicts("w", "fast").map(\.outcome) == [.pass])
    #expect(verdicts("w", "absent").map(\.outcome) == [.inconclusive(.notRun)])
    #expect(verdicts("absent", nil).map(\.outcome) == [.inconclusive(.notRun)])
    #expect((verdicts("w", nil) + verdicts("absent", nil)).exitCode == 1)
    #expect((verdicts("w", "fast") + verdicts("absent", nil)).exitCode == 2)
    #expect([BudgetVerdict]().exitCode == 2)
  }

  @Test func aSubjectIsHeldAgainstAnother() {
    let measurement = WorkloadMeasurement(
      workload: "w",
      subjects: [("slow", 2.0), ("fast", 7)].map { name, rate in
        SubjectMeasurement(
          name: name, values: [.operationsPerSecond: [Double](repeating: rate, count: 20)])
      })
    func verdict(_ limit: Budget.Limit, to other: String = "fast") -> BudgetVerdict? {
      Budget(
        workload: "w", subject: "slow", to: other, metric: .ratioToSubject, limit: limit,
        reason: "made up"
      ).verdicts(on: measurement).first
    }
    let held = verdict(.atMost(3.5))
    #expect(held?.outcome == .pass && held?.measured == 3.5 && held?.subject == "slow")
    #expect(verdict(.atMost(3.49))?.outcome == .breach)
    #expect(verdict(.atMost(9), to: "absent")?.outcome == .inconclusive(.notRun))
  }

  /// Subjects that count 100 · size² instructions at three sizes, and a subject without a size.
  @Test func theExponentIsThatOfAPower() {
    let sized = [10.0, 100, 1_000].map { size in
      SubjectMeasurement(
        name: "\(size)", size: size, values: [.instructions: [100 * size * size]])
    }
    let none = SubjectMeasurement(name: "none", values: [.instructions: [5]])
    func verdict(_ subjects: [SubjectMeasurement], _ limit: Double) -> BudgetVerdict? {
      Budget(workload: "w", metric: .growthExponent, limit: .atMost(limit), reason: "made up")
        .verdicts(on: WorkloadMeasurement(workload: "w", subjects: subjects)).first
    }
    let held = verdict(sized + [none], 2.000001)
    #expect(held?.outcome == .pass && held?.subject == nil && abs((held?.measured ?? 0) - 2) < 1e-9)
    #expect(verdict(sized + [none], 1.999999)?.outcome == .breach)
    #expect(verdict([sized[0], none], 9)?.outcome == .inconclusive(.notRun))
  }
}
