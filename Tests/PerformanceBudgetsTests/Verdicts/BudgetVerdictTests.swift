import PerformanceBudgets
import Testing

@Suite struct BudgetVerdictTests {
  /// 91 to 110 in an order without likeness of neighbours.
  private static let even = (0..<20).map { Double(91 + $0 * 7 % 20) }
  private static let calm = [Double](repeating: 1, count: 20)
  /// The interval of `even`; how far it reaches is a matter of other tests.
  private static let interval =
    MedianInterval(ofRounds: even, confidence: 0.99)
    ?? MedianInterval(lower: 0, median: 0, upper: 0)

  /// A limit on values and what it should come to.
  struct Row: Sendable {
    var metric = Metric.cpuP99
    let values: [Double]
    let limit: Budget.Limit
    var control = BudgetVerdictTests.calm
    let outcome: BudgetOutcome
    let exitCode: Int32
  }

  /// Equal work measured as 4 % longer.
  static let shaky = [Double](repeating: 1.04, count: 20)
  /// Equal work that measures as different each time, and as equal on the whole.
  static let noisy = (0..<20).map { $0 % 2 == 0 ? 0.9 : 1.1 }
  static let rows = [
    Row(values: even, limit: .atMost(interval.upper), outcome: .pass, exitCode: 0),
    Row(values: even, limit: .atMost(interval.lower - 0.1), outcome: .breach, exitCode: 1),
    Row(
      values: even, limit: .atMost(interval.upper - 0.1),
      outcome: .inconclusive(.limitWithinInterval), exitCode: 2
    ),
    Row(
      values: even, limit: .atMost(interval.lower), outcome: .inconclusive(.limitWithinInterval),
      exitCode: 2),
    Row(values: even, limit: .atLeast(interval.lower), outcome: .pass, exitCode: 0),
    Row(values: even, limit: .atLeast(interval.upper + 0.1), outcome: .breach, exitCode: 1),
    Row(
      values: even, limit: .atLeast(interval.upper), outcome: .inconclusive(.limitWithinInterval),
      exitCode: 2),
    Row(
      values: [1, 1, 1], limit: .atMost(5), control: [1, 1, 1],
      outcome: .inconclusive(.tooFewRounds), exitCode: 2),
    Row(
      values: even, limit: .atMost(200), control: shaky, outcome: .inconclusive(.controlOff),
      exitCode: 2),
    Row(values: even, limit: .atMost(200), control: noisy, outcome: .pass, exitCode: 0),
    Row(
      metric: .operationsPerSecond, values: even, limit: .atLeast(200), control: shaky,
      outcome: .inconclusive(.controlOff), exitCode: 2),
    Row(
      metric: .ratioToYardstick, values: even, limit: .atMost(200), control: shaky,
      outcome: .inconclusive(.controlOff), exitCode: 2),
    Row(
      metric: .wallP99, values: even, limit: .atMost(200), control: shaky, outcome: .pass,
      exitCode: 0),
    Row(
      metric: .allocationsPerOperation, values: [2], limit: .atMost(2), control: shaky,
      outcome: .pass, exitCode: 0),
    Row(
      metric: .allocationsPerOperation, values: [2], limit: .atMost(1.5), outcome: .breach,
      exitCode: 1),
    Row(
      metric: .allocationsPerOperation, values: [], limit: .atMost(2),
      outcome: .inconclusive(.metricNotMeasured), exitCode: 2),
    Row(
      metric: .peakMemory, values: [1e9], limit: .atMost(64e6), outcome: .breach, exitCode: 1),
  ]

  @Test func verdictsOfMadeUpRounds() {
    var differences: [String] = []
    for row in Self.rows {
      let measurement = WorkloadMeasurement(
        workload: "w", subjects: [SubjectMeasurement(name: "s", values: [row.metric: row.values])],
        rounds: row.values.count, controlRatios: row.control)
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
      workload: "w", subjects: [SubjectMeasurement(name: "s", values: [.cpuP50: Self.even])],
      rounds: 20, controlRatios: Self.calm)
    let budget = Budget(workload: "w", metric: .cpuP50, limit: .atMost(107), reason: "made up")
    let verdict = budget.verdicts(on: measurement).first
    #expect(verdict?.measured == 100.5 && verdict?.interval == Self.interval)
    #expect(verdict?.subject == "s" && verdict?.budget == budget)
  }

  /// A board passes only if all pass, so a pass needs less certainty than a breach.
  @Test func aPassMayBeLessSureThanABreach() {
    let confidences = Confidences(pass: 0.9, breach: 0.9999)
    let measurement = WorkloadMeasurement(
      workload: "w", subjects: [SubjectMeasurement(name: "s", values: [.cpuP50: Self.even])],
      rounds: 20, controlRatios: Self.calm, confidences: confidences)
    func verdict(_ limit: Budget.Limit) -> BudgetVerdict? {
      Budget(workload: "w", metric: .cpuP50, limit: limit, reason: "made up")
        .verdicts(on: measurement).first
    }
    let narrow = MedianInterval(ofRounds: Self.even, confidence: confidences.pass)
    let wide = MedianInterval(ofRounds: Self.even, confidence: confidences.breach)
    guard let narrow, let wide else {
      Issue.record("no intervals")
      return
    }
    #expect(wide.lower < narrow.lower && narrow.upper < wide.upper)
    #expect(verdict(.atMost(narrow.upper))?.outcome == .pass)
    #expect(verdict(.atMost(narrow.upper))?.interval == narrow)
    let between = verdict(.atMost((wide.lower + narrow.lower) / 2))
    #expect(between?.outcome == .inconclusive(.limitWithinInterval) && between?.interval == wide)
    #expect(verdict(.atMost(wide.lower - 0.1))?.outcome == .breach)
    #expect(verdict(.atLeast(narrow.lower))?.outcome == .pass)
  }

  @Test func aBudgetWithoutSubjectIsForAll() {
    let subjects = [("slow", 300.0), ("fast", 20.0)].map { name, value in
      SubjectMeasurement(name: name, values: [.cpuP50: [Double](repeating: value, count: 20)])
    }
    let measurement = WorkloadMeasurement(
      workload: "w", subjects: subjects, rounds: 20, controlRatios: Self.calm)
    func verdicts(_ workload: String, _ subject: String?) -> [BudgetVerdict] {
      let limit = Budget.Limit.atMost(100)
      return [
        Budget(
          workload: workload, subject: subject, metric: .cpuP50, limit: limit, reason: "made up")
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
}
