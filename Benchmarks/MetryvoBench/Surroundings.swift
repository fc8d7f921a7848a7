import PerformanceBudgets

/// Whether neighbours take part of the core, by what the yardstick takes beside what is measured.
struct Surroundings {
  /// The shortest run of the yardstick so far.
  private(set) var yardstick = Double.infinity
  /// The least that nine in ten of its runs took at most, of all moments that were kept.
  private(set) var calmest = Double.infinity

  /// Whether one of the moments was calm: nearly all runs were about as fast as they can be.
  var wasCalm: Bool { calmest <= WorkloadMeasurement.calmBound * yardstick }

  /// Measures between two readings, and keeps the moment.
  mutating func measure<Result, Problem: Error>(
    _ body: () throws(Problem) -> Result
  ) throws(Problem) -> Result {
    let before = reading()
    let result = try body()
    calmest = min(calmest, max(before, reading()))
    return result
  }

  /// Keeps a moment in which the yardstick took these times.
  mutating func keep(_ times: [Double]) { calmest = min(calmest, ninthDecile(of: times)) }

  /// Forgets the moments, before something else is measured.
  mutating func forget() { calmest = .infinity }

  private mutating func reading() -> Double {
    let clock = ThreadCPUClock()
    return ninthDecile(
      of: (0..<201).map { _ in
        let start = clock.now()
        TextYardstick.yardstick.run()
        return Double(clock.now() - start)
      })
  }

  private mutating func ninthDecile(of times: [Double]) -> Double {
    let sorted = times.sorted()
    guard let shortest = sorted.first else { return .infinity }
    yardstick = min(yardstick, shortest)
    return sorted[sorted.count * 9 / 10]
  }
}
