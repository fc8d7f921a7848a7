import PerformanceBudgets
import PropertyTesting
import Testing

/// How often the interval of rounds contains the true median, over made-up runs of a fixed seed.
@Suite struct RoundsIntervalTests {
  /// The misses in 1,000 runs of values around 1.
  private func misses(
    rounds: Int, confidence: Double, likeness: Double, interruptions: Double = 0
  ) -> Int {
    (0..<1_000).count { run in
      var machine = MadeUpRounds(
        seed: 1, index: run, likeness: likeness, interruptions: interruptions)
      let values = machine.values(rounds)
      guard let interval = MedianInterval(ofRounds: values, confidence: confidence) else {
        return true
      }
      return !(interval.lower...interval.upper).contains(1)
    }
  }

  /// With 95 % at most 50 misses are expected, and 3 standard deviations more may be.
  @Test(arguments: [16, 64, 256])
  func independentRoundsMissAsSeldomAsStated(rounds: Int) {
    #expect(misses(rounds: rounds, confidence: 0.95, likeness: 0) <= 50 + 21)
    #expect(misses(rounds: rounds, confidence: 0.99, likeness: 0) <= 10 + 10)
  }

  /// Neighbours that keep half of their deviation: order statistics alone would miss three times as often.
  @Test func alikeNeighboursMissAsSeldomAsStated() {
    #expect(misses(rounds: 256, confidence: 0.95, likeness: 0.5) <= 50 + 21)
    #expect(misses(rounds: 64, confidence: 0.99, likeness: 0.5) <= 10 + 10)
    let alone = (0..<1_000).count { run in
      var machine = MadeUpRounds(seed: 1, index: run, likeness: 0.5)
      let interval = MedianInterval(machine.values(256), confidence: 0.95)
      return interval.map { $0.lower > 1 || $0.upper < 1 } ?? true
    }
    #expect(alone > 100)
  }

  @Test func theIntervalIsWideEnoughAndNoWider() throws {
    var machine = MadeUpRounds(seed: 2, index: 0)
    let interval = try #require(MedianInterval(ofRounds: machine.values(256), confidence: 0.999))
    // 2 % · 1.25 ÷ √256 is a standard error of 0.16 %; the interval reaches some four or five of them.
    #expect(interval.upper - interval.lower < 0.02 && interval.upper - interval.lower > 0.008)
    #expect(MedianInterval(ofRounds: [1, 2, 3], confidence: 0.99) == nil)
    let equal = [Double](repeating: 3, count: 30)
    #expect(
      MedianInterval(ofRounds: equal, confidence: 0.99)
        == MedianInterval(lower: 3, median: 3, upper: 3))
  }

  /// The bootstrap's standard error of independent values is that of theory: 1.2533 · σ ÷ √n.
  @Test func standardErrorsAreThoseOfTheory() {
    let errors = (0..<40).map { run in
      var machine = MadeUpRounds(seed: 3, index: run)
      let values = machine.values(400)
      return BlockBootstrap(count: 400, blockLength: 1).standardError(ofMedian: values)
    }
    let typical = MedianInterval.median(errors) ?? 0
    #expect(abs(typical / (1.2533 * 0.02 / 20) - 1) < 0.12)
  }

  @Test func blocksAreOfNeighbours() {
    let bootstrap = BlockBootstrap(count: 10, blockLength: 4)
    var random = CaseRandom(seed: 1, index: 1)
    let places = bootstrap.draw(11, using: &random)
    #expect(places.count == 11 && places.allSatisfy { (0..<10).contains($0) })
    let steps = zip(places, places.dropFirst()).map { ($1 - $0 + 10) % 10 }
    #expect([0, 1, 2, 4, 5, 6, 8, 9].allSatisfy { steps[$0] == 1 })
  }
}
