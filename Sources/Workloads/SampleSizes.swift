import PerformanceBudgets

/// How work that can be repeated is cut into samples and blocks.
///
/// A sample takes 40 µs or more, so that reading the clocks is a hundredth of it; a block about 0.8 ms, so that
/// a board of many subjects has rounds enough.
public struct SampleSizes: Hashable, Sendable {
  /// How often the work is done in a sample.
  public let passes: Int
  /// The samples of a block.
  public let samples: Int

  private static let sample = 40_000.0
  private static let block = 800_000.0

  /// The sizes for work that takes so many nanoseconds; powers of two, so that runs seldom differ.
  public init(nanoseconds: Double) {
    func power(_ ratio: Double) -> Int {
      var power = 1
      while Double(power) * 1.5 < ratio { power *= 2 }
      return power
    }
    passes = power(Self.sample / max(nanoseconds, 1))
    samples = power(Self.block / (Double(passes) * max(nanoseconds, 1)))
  }

  /// The sizes for work that is done a few times here.
  @inlinable
  public init(timing work: () -> Void) { self.init(nanoseconds: Self.least(of: 4, work)) }

  /// The least nanoseconds of thread CPU of so many runs of the work.
  @inlinable
  public static func least(of runs: Int, _ work: () -> Void) -> Double {
    let clock = ThreadCPUClock()
    return (0..<runs).reduce(.infinity) { least, _ in
      let start = clock.now()
      work()
      return min(least, Double(clock.now() - start))
    }
  }
}
