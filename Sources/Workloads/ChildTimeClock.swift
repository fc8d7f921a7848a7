import PerformanceBudgets
import Synchronization

/// A thread CPU clock that counts the time of a child process in place of the wait for the child.
///
/// A subject in another process can therefore take part in the rounds of the other subjects, and
/// ratios of its time to theirs are valid.
///
///     let clock = ChildTimeClock()
///     let subject = Subject("peer", workload: "w", samplesPerBlock: 1) { _ in
///       clock.spend { try? peer.nanoseconds() }
///     } check: {}
///     try Measurer(cpuClock: clock).measure([native, subject])
@usableFromInline package final class ChildTimeClock: NanosecondClock {
  private let own: any NanosecondClock
  /// The lead of this clock over `own`, modulo 2⁶⁴.
  private let ahead = Atomic<UInt64>(0)

  /// Creates a clock that runs as `own` does between calls of ``spend(_:)``.
  @usableFromInline package init(_ own: any NanosecondClock = ThreadCPUClock()) { self.own = own }

  @usableFromInline package func now() -> UInt64 { own.now() &+ ahead.load(ordering: .relaxed) }

  /// Runs `body`, which returns the nanoseconds of another process, and advances the clock by them.
  ///
  /// The clock advances at least by the CPU time of this thread during the call, because a clock
  /// must not run backwards.
  @usableFromInline package func spend(_ body: () -> Double) {
    let start = own.now()
    let taken = UInt64(max(0, body().rounded()))
    let used = own.now() - start
    ahead.wrappingAdd(taken > used ? taken - used : 0, ordering: .relaxed)
  }
}
