import PerformanceBudgets
import Testing

@Suite struct MedianIntervalTests {
  /// Returns the largest k with 2 · (C(n,0) + … + C(n,k−1)) ÷ 2ⁿ ≤ 1 ÷ `odds`; n is `count`.
  private func exactRank(count: Int, odds: UInt128) -> Int? {
    var row: [UInt128] = [1]
    for _ in 0..<count {
      row = [1] + zip(row, row.dropFirst()).map { $0 + $1 } + [1]
    }
    var below: UInt128 = 0
    var rank = 0
    while 2 * odds * (below + row[rank]) <= 1 << UInt128(count) {
      below += row[rank]
      rank += 1
    }
    return rank == 0 ? nil : rank
  }

  @Test func ranksAreThoseOfTheBinomialDistribution() {
    var differences: [String] = []
    for count in 1...110 {
      for (odds, confidence) in [(20, 0.95), (100, 0.99), (300, 1 - 0.01 / 3), (1_000, 0.999)] {
        let rank = MedianInterval.rank(count: count, confidence: confidence)
        let exact = exactRank(count: count, odds: UInt128(odds))
        if rank != exact {
          differences.append("n \(count), 1/\(odds): \(String(describing: rank))")
        }
      }
    }
    #expect(differences == [])
  }

  @Test func documentedRanks() {
    let ranks = [0, 7, 8, 16].map { MedianInterval.rank(count: $0, confidence: 0.99) }
    #expect(ranks == [nil, nil, 1, 3])
    let plan = MeasurementPlan()
    #expect(plan.looks == [16, 64, 256])
    let atLooks = plan.looks.map {
      MedianInterval.rank(count: $0, confidence: 0.99)
    }
    #expect(atLooks == [3, 22, 107])
  }

  @Test func intervalOfKnownValues() {
    let values = (1...16).map(Double.init).reversed()
    #expect(
      MedianInterval(Array(values), confidence: 0.99)
        == MedianInterval(lower: 3, median: 8.5, upper: 14))
    #expect(MedianInterval([1, 2, 3], confidence: 0.99) == nil)
    #expect(MedianInterval.median([3, 1, 2]) == 2)
    #expect(MedianInterval.median([]) == nil)
  }

  @Test func impossibleConfidenceTraps() async {
    await #expect(processExitsWith: .failure) { _ = MedianInterval([1, 2], confidence: 1) }
  }
}
