import PerformanceBudgets
import Testing

/// The errors of whole boards: of made-up machines, and of boards drawn from stored rounds.
@Suite struct BoardTrialsTests {
  private static let plan = MeasurementPlan(looks: [16, 64, 256], verdicts: 12)

  /// A board of twelve workloads whose true values are `level`, against limits at `limit`.
  private func judge(_ run: Int, level: Double, limit: Double, likeness: Double) -> Int32 {
    let verdicts = (0..<12).flatMap { workload -> [BudgetVerdict] in
      var machine = MadeUpRounds(
        seed: 5, index: 12 * run + workload, likeness: likeness, interruptions: 0.05)
      let values = machine.values(256).map { $0 * level }
      let budget = Budget(
        workload: "w", metric: .ratioToYardstick, limit: .atMost(limit), reason: "made up")
      var verdicts: [BudgetVerdict] = []
      for (index, look) in Self.plan.looks.enumerated() {
        verdicts = budget.verdicts(
          on: WorkloadMeasurement(
            workload: "w",
            subjects: [
              SubjectMeasurement(
                name: "a", values: [.ratioToYardstick: Array(values.prefix(look))])
            ], rounds: look, controlRatios: [Double](repeating: 1, count: look),
            confidences: Self.plan.confidences(atLook: index)))
        if verdicts[0].outcome == .pass || verdicts[0].outcome == .breach { break }
      }
      return verdicts
    }
    return verdicts.exitCode
  }

  /// At the limit itself, where an error is likeliest, at most 1 % of boards are wrong: of 150 one or two, and 3
  /// standard deviations more.
  @Test func boardsErrAsSeldomAsStated() {
    let alarms = (0..<150).count {
      judge($0, level: 1, limit: 1.0015, likeness: 0.3) == 1
    }
    #expect(alarms <= 5)
  }

  /// A fifth more than a budget that leaves 15 % is always found, by the rounds of the quick board.
  @Test func aFifthMoreIsFound() {
    let found = (0..<20).count { judge($0, level: 1.2, limit: 1.15, likeness: 0.3) == 1 }
    #expect(found == 20)
  }

  private func stored(level: Double) -> WorkloadMeasurement {
    var machine = MadeUpRounds(seed: 6, index: 1, likeness: 0.5, interruptions: 0.05)
    return WorkloadMeasurement(
      workload: "w",
      subjects: [
        SubjectMeasurement(
          name: "a",
          values: [
            .ratioToYardstick: machine.values(256).map { $0 * level },
            .allocationsPerOperation: [2],
          ])
      ], rounds: 256, controlRatios: [Double](repeating: 1, count: 256))
  }

  @Test func boardsDrawnFromStoredRoundsAreJudgedLikeRuns() {
    let budgets = [
      Budget(
        workload: "w", metric: .ratioToYardstick, limit: .atMost(1.15), reason: "made up"),
      Budget(
        workload: "w", metric: .allocationsPerOperation, limit: .atMost(2), reason: "made up"),
    ]
    let calm = BoardTrials(of: [stored(level: 1)], against: budgets, plan: Self.plan, boards: 200)
    #expect(calm.boards == 200 && calm.alarms == 0 && calm.undecided == 0 && calm.breaches == [:])
    let slow = BoardTrials(
      of: [stored(level: 1.2)], against: budgets, plan: Self.plan, boards: 200)
    #expect(slow.alarms == 200 && slow.breaches == [budgets[0]: 200])
    let again = BoardTrials(
      of: [stored(level: 1.2)], against: budgets, plan: Self.plan, boards: 200)
    #expect(again == slow)
    let cleared = slow.clearing([budgets[0]])
    #expect(cleared.boards == 200 && cleared.alarms == 0 && cleared.breaches == [:])
    #expect(slow.clearing([budgets[1]]) == slow)
    let (kept, broken) = (
      budgets[1], Budget(workload: "w", metric: .peakMemory, limit: .atMost(2), reason: "r")
    )
    let unsure = BoardTrials(
      of: [stored(level: 1)], against: [kept, broken], plan: Self.plan, boards: 3)
    #expect(unsure.alarms == 0 && unsure.undecided == 3)
  }
}
