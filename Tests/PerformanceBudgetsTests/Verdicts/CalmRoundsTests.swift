import Foundation
import PerformanceBudgets
import Testing

/// Breaches rest on the rounds in which no neighbour took part of the core.
@Suite struct CalmRoundsTests {
  /// 72 rounds: every third, or as many as said, is calm, and its ratio is `ratio`; the others are beside neighbours,
  /// and theirs is `disturbed`.
  private func measurement(
    calm: Double?, ratio: Double = 2, disturbed: Double, every: Int = 3
  ) -> WorkloadMeasurement {
    let isCalm = (0..<72).map { $0 % every == 0 }
    let noise = (0..<72).map { 1 + Double($0 * 7 % 20) / 1_000 }
    let ratios = zip(isCalm, noise).map { ($0 ? ratio : disturbed) * $1 }
    return WorkloadMeasurement(
      workload: "w",
      subjects: [SubjectMeasurement(name: "a", values: [.ratioToYardstick: ratios])], rounds: 72,
      controlRatios: [Double](repeating: 1, count: 72), disturbances: isCalm.map { $0 ? 2 : 3 },
      calm: calm)
  }

  private let budget = Budget(
    workload: "w", metric: .ratioToYardstick, limit: .atMost(2.2), reason: "r")

  private func outcomes(_ measurement: WorkloadMeasurement) -> [BudgetOutcome] {
    budget.verdicts(on: measurement).map(\.outcome)
  }

  /// Only who does not know which rounds are calm sees a breach.
  @Test func neighboursBreachNothing() {
    #expect(outcomes(measurement(calm: nil, disturbed: 2.7)) == [.breach])
    let known = budget.verdicts(on: measurement(calm: 2, disturbed: 2.7))
    #expect(known.map(\.outcome) == [.pass])
    #expect(known.allSatisfy { ($0.measured ?? 9) < 2.1 })
  }

  /// Also where the other rounds are more, and lie within the limit.
  @Test(arguments: [2, 2.4, 3.2]) func whatIsSlowerInCalmRoundsIsABreach(disturbed: Double) {
    #expect(outcomes(measurement(calm: 2, ratio: 2.4, disturbed: disturbed)) == [.breach])
  }

  /// A breach stands where each process finds it; a pass in one is a pass, and the figures are those of that one.
  @Test func aBreachIsOneOfEveryProcess() throws {
    func verdict(_ measurement: WorkloadMeasurement) throws -> BudgetVerdict {
      try #require(budget.verdicts(on: measurement).first)
    }
    let breach = try verdict(measurement(calm: 2, ratio: 2.4, disturbed: 2.4))
    let pass = try verdict(measurement(calm: 2, disturbed: 2))
    let undecided = try verdict(around(2.1))
    let nearly = try verdict(around(2.3))
    #expect(undecided.outcome == nearly.outcome)
    #expect(breach.seenAgain(as: breach) == breach && breach.seenAgain(as: nearly) == breach)
    let unconfirmed = breach.seenAgain(as: undecided)
    #expect(unconfirmed.outcome == .inconclusive(.notConfirmed) && [unconfirmed].exitCode == 2)
    for first in [breach, undecided, nearly, unconfirmed] {
      #expect(first.seenAgain(as: pass) == pass)
    }
    for first in [undecided, nearly, unconfirmed] {
      #expect(first.seenAgain(as: breach) == first && first.seenAgain(as: undecided) == first)
    }
  }

  /// Twenty rounds half of which lie far above the median, and half below.
  private func around(_ median: Double) -> WorkloadMeasurement {
    let values = (0..<20).map { median + ($0.isMultiple(of: 2) ? 0.5 : -0.5) }
    return WorkloadMeasurement(
      workload: budget.workload,
      subjects: [SubjectMeasurement(name: "a", values: [.ratioToYardstick: values])],
      rounds: 20, controlRatios: [Double](repeating: 1, count: 20))
  }

  /// A median beyond the limit confirms, sure or not; one on whose side calm rounds are not does not.
  @Test func aMedianBeyondTheLimitConfirms() {
    func confirms(_ measurement: WorkloadMeasurement) -> [Bool] {
      budget.verdicts(on: measurement).map(\.confirmsBreach)
    }
    #expect(confirms(measurement(calm: 2, ratio: 2.4, disturbed: 2.4)) == [true])
    #expect(confirms(measurement(calm: 2, ratio: 2, disturbed: 2)) == [false])
    #expect(confirms(measurement(calm: 2, ratio: 2, disturbed: 2.4, every: 18)) == [false])
    #expect(outcomes(around(2.3)) == [.inconclusive(.limitWithinInterval)])
    #expect(confirms(around(2.3)) == [true] && confirms(around(2.1)) == [false])
  }

  /// What rests on intervals may change in another process; what one reading decides, or is held, does not.
  @Test func whatRoundsDecideMayChange() throws {
    let text = """
      {"schema": 1, "budgets": [
        {"workload": "w", "metric": "ratio-to-yardstick", "atMost": 2.2, "reason": "r"},
        {"workload": "w", "metric": "ratio-to-chain", "atMost": 2.2, "reason": "r"},
        {"workload": "w", "metric": "peak-memory", "atMost": 2.2, "reason": "r"},
        {"workload": "w", "metric": "ratio-to-yardstick", "atMost": 2.2, "machine": "m", "reason": "r"}]}
      """
    let file = try BudgetFile(Data(text.utf8), name: "b.json")
    let values: [Metric: [Double]] = [
      .ratioToYardstick: [Double](repeating: 2.4, count: 20),
      .ratioToChain: [Double](repeating: 2, count: 20), .peakMemory: [4],
    ]
    let measurement = WorkloadMeasurement(
      workload: "w", subjects: [SubjectMeasurement(name: "a", values: values)], rounds: 20,
      controlRatios: [Double](repeating: 1, count: 20))
    let verdicts = file.budgets.verdicts(on: [measurement])
    #expect(verdicts.map(\.outcome) == [.breach, .pass, .breach, .breach])
    #expect(verdicts.map(\.mayChangeInAnotherProcess) == [true, false, false, true])
    let undecided = budget.verdicts(on: around(2.1)) + [budget].verdicts(on: [])
    #expect(undecided.map(\.mayChangeInAnotherProcess) == [true, false])
  }

  /// Where the reference lies below all rounds none is calm: all of them decide.
  @Test func withoutCalmRoundsAllDecide() {
    #expect(outcomes(measurement(calm: 1, ratio: 2.4, disturbed: 2.4)) == [.breach])
    #expect(outcomes(measurement(calm: 1, disturbed: 2)) == [.pass])
  }

  /// Calm rounds too few for an interval stop the others from deciding against them.
  @Test func fewCalmRoundsAreHeard() {
    let differ: [BudgetOutcome] = [.inconclusive(.calmRoundsDiffer)]
    #expect(outcomes(measurement(calm: 2, ratio: 2.4, disturbed: 2, every: 18)) == differ)
    #expect(outcomes(measurement(calm: 2, ratio: 2, disturbed: 2.4, every: 18)) == differ)
    #expect(outcomes(measurement(calm: 2, ratio: 2, disturbed: 2.1, every: 18)) == [.pass])
    #expect(outcomes(measurement(calm: 2, ratio: 2.3, disturbed: 2.4, every: 18)) == [.breach])
  }

  /// Rounds beside neighbours do not breach what calm ones hold, nor hold what those breach.
  @Test func calmRoundsDecideFirst() {
    #expect(outcomes(measurement(calm: 2, ratio: 2, disturbed: 2.4)) == [.pass])
    #expect(outcomes(measurement(calm: 2, ratio: 2.4, disturbed: 2)) == [.breach])
  }
}
