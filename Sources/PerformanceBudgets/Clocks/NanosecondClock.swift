#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A source of nanoseconds since a moment of its own; it never goes back.
public protocol NanosecondClock: Sendable {
  /// The nanoseconds that have passed on this clock.
  func now() -> UInt64
}

extension NanosecondClock {
  /// The moment so many nanoseconds from now, or the last there is: a limit of `UInt64.max` is none.
  func moment(after nanoseconds: UInt64) -> UInt64 {
    let (moment, isBeyond) = now().addingReportingOverflow(nanoseconds)
    return isBeyond ? .max : moment
  }
}

/// The time on the wall: CLOCK_MONOTONIC, which counts also while others use the processor.
///
/// - Source: POSIX.1-2024, clock_gettime.
public struct WallClock: NanosecondClock {
  /// The clock.
  public init() {}

  public func now() -> UInt64 { nanoseconds(CLOCK_MONOTONIC) }
}

/// The time that the calling thread has spent on a processor: CLOCK_THREAD_CPUTIME_ID.
///
/// What other threads do is not in it, nor is waiting. A reading is a system call of some hundred
/// nanoseconds.
///
/// - Source: POSIX.1-2024, clock_gettime.
public struct ThreadCPUClock: NanosecondClock {
  /// The clock.
  public init() {}

  public func now() -> UInt64 { nanoseconds(CLOCK_THREAD_CPUTIME_ID) }
}

private func nanoseconds(_ clock: clockid_t) -> UInt64 {
  var time = timespec()
  let status = clock_gettime(clock, &time)
  precondition(status == 0, "the system has no such clock")
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
