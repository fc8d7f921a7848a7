import PerformanceBudgets
import Testing

/// Breaches rest on the rounds in which no neighbour took part of the core.
@Suite struct CalmRoundsTests {
  /// 24 calm rounds, and 48 in which the yardstick takes half as long again and the work twice as long.
  private func measurement(calm: Double?, slower: Double = 1) -> WorkloadMeasurement {
    let isCalm = (0..<72).map { $0 % 3 == 0 }
    let noise = (0..<72).map { 1 + Double($0 * 7 % 20) / 1_000 }
    let yardsticks = isCalm.map { $0 ? 2.0 : 3.0 }
    let chains = zip(isCalm, noise).map { slower * $1 * ($0 ? 4 : 8) }
    let subject = SubjectMeasurement(
      name: "a",
      values: [
        .ratioToChain: chains, .ratioToYardstick: zip(chains, yardsticks).map { $0 / $1 },
      ])
    return WorkloadMeasurement(
      workload: "w", subjects: [subject], rounds: 72,
      controlRatios: [Double](repeating: 1, count: 72), calm: calm)
  }

  private let budget = Budget(
    workload: "w", metric: .ratioToYardstick, limit: .atMost(2.2), reason: "r")

  /// 2 where it is calm, 2.67 beside neighbours: only who does not know which is which sees a breach.
  @Test func neighboursBreachNothing() {
    #expect(budget.verdicts(on: measurement(calm: nil)).map(\.outcome) == [.breach])
    let known = budget.verdicts(on: measurement(calm: 2))
    #expect(known.map(\.outcome) == [.pass])
    #expect(known.allSatisfy { ($0.measured ?? 9) < 2.1 })
  }

  @Test func whatIsSlowerInCalmRoundsIsABreach() {
    let verdicts = budget.verdicts(on: measurement(calm: 2, slower: 1.2))
    #expect(verdicts.map(\.outcome) == [.breach])
  }

  /// Where the reference lies below all rounds, none is calm.
  @Test func withoutCalmRoundsNothingIsBreached() {
    let verdicts = budget.verdicts(on: measurement(calm: 1, slower: 1.2))
    #expect(verdicts.map(\.outcome) == [.inconclusive(.tooFewCalmRounds)])
  }
}
