/// What timing an empty sample reads on each clock: subtracted from every sample, never below 0.
///
/// A sample is timed as wall, CPU, run, CPU, wall; so the wall's cost contains two readings of the
/// CPU clock. The cost is the median of many empty samples: a mean would contain the interruptions,
/// a minimum would leave part of the cost in every sample.
package struct ClockCosts: Hashable, Sendable {
  /// Nanoseconds on the wall clock.
  package let wall: UInt64
  /// Nanoseconds on the thread's CPU clock.
  package let cpu: UInt64

  /// Costs from their parts.
  package init(wall: UInt64, cpu: UInt64) {
    self.wall = wall
    self.cpu = cpu
  }

  /// The medians of `samples` empty samples.
  ///
  /// - Complexity: O(n log n).
  /// - Precondition: `samples` is positive.
  package init(
    wallClock: some NanosecondClock, cpuClock: some NanosecondClock, samples: Int = 201
  ) {
    precondition(samples > 0, "no median of no samples")
    var block = TimedBlock(capacity: samples)
    block.time(samples, wallClock: wallClock, cpuClock: cpuClock) { _ in }
    self.init(wall: Self.median(block.wall), cpu: Self.median(block.cpu))
  }

  private static func median(_ values: [UInt64]) -> UInt64 { values.sorted()[values.count / 2] }
}
