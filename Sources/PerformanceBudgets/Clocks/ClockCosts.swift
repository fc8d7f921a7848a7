/// What timing nothing reads on each clock: subtracted from every reading, never below 0.
///
/// The cost is the median of many empty readings: a mean would contain the interruptions, a minimum
/// would leave part of the cost in every sample.
package struct ClockCosts: Hashable, Sendable {
  /// Nanoseconds on the wall clock.
  package let wall: UInt64
  /// Nanoseconds on the thread's CPU clock.
  package let cpu: UInt64

  /// The medians of `samples` empty readings of each clock.
  ///
  /// - Complexity: O(n log n).
  /// - Precondition: `samples` is positive.
  package init(
    wallClock: some NanosecondClock, cpuClock: some NanosecondClock, samples: Int = 201
  ) {
    precondition(samples > 0, "no median of no samples")
    wall = Self.median(samples, of: wallClock)
    cpu = Self.median(samples, of: cpuClock)
  }

  private static func median(_ samples: Int, of clock: some NanosecondClock) -> UInt64 {
    let readings = (0..<samples).map { _ in
      let start = clock.now()
      return clock.now() - start
    }
    return readings.sorted()[samples / 2]
  }
}
