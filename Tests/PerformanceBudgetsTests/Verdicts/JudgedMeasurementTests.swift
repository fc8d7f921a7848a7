import PerformanceBudgets
import Testing

/// Budgets decided while measuring: more rounds where the limit lies within the interval.
@Suite struct JudgedMeasurementTests {
  private let machine = MadeUpMachine()
  private let plan = MeasurementPlan(looks: [16, 32, 64])

  private func judge(
    _ limit: Budget.Limit, metric: Metric = .cpuP50, yardstick: (@Sendable () -> Void)? = nil,
    takes nanoseconds: @escaping (Int) -> UInt64
  ) throws -> JudgedMeasurement {
    let subject = machine.subject("a", samplesPerBlock: 1, takes: nanoseconds)
    let own = Budget(workload: "made up", metric: metric, limit: limit, reason: "made up")
    let foreign = Budget(workload: "other", metric: metric, limit: limit, reason: "made up")
    return try machine.measurer(plan: plan, yardstick: yardstick)
      .measure([subject], against: [foreign, own])
  }

  @Test func clearCasesEndAtTheFirstLook() throws {
    let pass = try judge(.atMost(1_300)) { _ in 1_000 }
    #expect(pass.verdicts.map(\.outcome) == [.pass] && pass.measurement.rounds == 16)
    let breach = try judge(.atMost(900)) { _ in 1_000 }
    #expect(breach.verdicts.map(\.outcome) == [.breach] && breach.measurement.rounds == 16)
    #expect(breach.measurement.stop == .decided)
  }

  @Test func aStraddlingLimitTakesMoreRoundsAndEndsInconclusive() throws {
    var runs = 0
    // A round runs the one sample of its two blocks three times each; four runs come before the first.
    let judged = try judge(.atMost(1_000)) { _ in
      runs += 1
      return ((runs + 1) / 6).isMultiple(of: 2) ? 900 : 1_100
    }
    #expect(judged.verdicts.map(\.outcome) == [.inconclusive(.limitWithinInterval)])
    #expect(judged.measurement.rounds == 64 && judged.measurement.stop == .roundLimit)
    #expect(judged.verdicts.exitCode == 2)
  }

  @Test func moreRoundsDecide() throws {
    var runs = 0
    let judged = try judge(.atMost(1_000)) { _ in
      runs += 1
      return runs < 30 ? 2_000 : 500
    }
    #expect(judged.verdicts.map(\.outcome) == [.pass])
    #expect(judged.measurement.rounds > 16 && judged.measurement.stop == .decided)
  }

  @Test func whatNothingMeasuresTakesNoMoreRounds() throws {
    let judged = try judge(.atMost(1), metric: .allocationsPerOperation) { _ in 1_000 }
    #expect(judged.verdicts.map(\.outcome) == [.inconclusive(.metricNotMeasured)])
    #expect(judged.measurement.rounds == 16)
  }

  @Test func aYardstickThatDisagreesWithItselfVoidsTheRun() throws {
    let runs = ManualClock(costOfReading: 1)
    // Two follow each of the three blocks that warm up. Then of five runs the first warms up; of the others the outer
    // two take 10 % longer. In a round four follow, before and after each block.
    let crooked: @Sendable () -> Void = { [machine] in
      let run = runs.now()
      let place = run < 6 ? 0 : (run - 6) % 9
      machine.work(place == 1 || place == 4 ? 110_000 : 100_000)
    }
    let judged = try judge(.atMost(1_300), yardstick: crooked) { _ in 1_000 }
    #expect(judged.measurement.isVoid && judged.measurement.rounds == 64)
    #expect(judged.measurement.control == MedianInterval(lower: 1.1, median: 1.1, upper: 1.1))
    #expect(judged.verdicts.map(\.outcome) == [.inconclusive(.controlOff)])
    let wall = try judge(.atMost(1_300), metric: .wallP50, yardstick: crooked) { _ in 1_000 }
    #expect(wall.verdicts.map(\.outcome) == [.pass])
  }
}
