import Synchronization

/// A clock that stands still until it is told to go on: for tests with made-up times.
///
///     let clock = ManualClock(costOfReading: 20)
///     let subject = Subject("slow", workload: "w", samplesPerBlock: 10) { _ in
///       clock.advance(by: 1_000)
///     } check: {}
package final class ManualClock: NanosecondClock {
  private let time = Atomic<UInt64>(0)
  private let costOfReading: UInt64

  /// A clock at 0 that goes on by `costOfReading` after each reading, as real clocks do.
  package init(costOfReading: UInt64 = 0) { self.costOfReading = costOfReading }

  package func now() -> UInt64 {
    time.wrappingAdd(costOfReading, ordering: .relaxed).oldValue
  }

  /// Lets time pass.
  package func advance(by nanoseconds: UInt64) {
    time.wrappingAdd(nanoseconds, ordering: .relaxed)
  }
}
