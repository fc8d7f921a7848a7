import Synchronization

/// A clock that only ``advance(by:)`` moves, for tests with made-up times.
package final class ManualClock: NanosecondClock {
  private let time = Atomic<UInt64>(0)

  /// Creates a clock at 0.
  package init() {}

  package func now() -> UInt64 { time.load(ordering: .relaxed) }

  package func advance(by nanoseconds: UInt64) {
    time.wrappingAdd(nanoseconds, ordering: .relaxed)
  }
}
