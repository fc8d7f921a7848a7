import PerformanceBudgets
import Synchronization

/// The thread's processor time, with the time of another process in place of the waiting for it.
///
/// So a subject that lives in another process is measured between the others, round by round, and its ratios
/// are paired like theirs.
///
///     let clock = ChildTimeClock()
///     let subject = Subject("peer", workload: "w", samplesPerBlock: 1) { _ in
///       clock.spend { try? peer.nanoseconds() }
///     } check: {}
///     try Measurer(cpuClock: clock).measure([native, subject])
@usableFromInline package final class ChildTimeClock: NanosecondClock {
  private let own: any NanosecondClock
  /// What `own` is behind, modulo 2⁶⁴.
  private let ahead = Atomic<UInt64>(0)

  /// A clock that else shows what `own` does.
  @usableFromInline package init(_ own: any NanosecondClock = ThreadCPUClock()) { self.own = own }

  @usableFromInline package func now() -> UInt64 { own.now() &+ ahead.load(ordering: .relaxed) }

  /// Runs `body`, which gives the nanoseconds that another process took, and goes on by these.
  ///
  /// Time never goes back: what this thread took for it is in it if that is more.
  @usableFromInline package func spend(_ body: () -> Double) {
    let start = own.now()
    let taken = UInt64(max(0, body().rounded()))
    let used = own.now() - start
    ahead.wrappingAdd(taken > used ? taken - used : 0, ordering: .relaxed)
  }
}
