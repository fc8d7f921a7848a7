#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A monotonic source of nanoseconds since an arbitrary start.
public protocol NanosecondClock: Sendable {
  /// Returns the nanoseconds since the start of this clock.
  func now() -> UInt64
}

extension NanosecondClock {
  /// Returns the time `nanoseconds` from now; on overflow `UInt64.max`, which is never reached.
  func moment(after nanoseconds: UInt64) -> UInt64 {
    let (moment, isBeyond) = now().addingReportingOverflow(nanoseconds)
    return isBeyond ? .max : moment
  }
}

/// The wall clock `CLOCK_MONOTONIC` of POSIX.1-2024, which also counts while other processes run.
public struct WallClock: NanosecondClock {
  /// Creates the clock.
  public init() {}

  public func now() -> UInt64 { nanoseconds(CLOCK_MONOTONIC) }
}

/// The thread clock `CLOCK_THREAD_CPUTIME_ID` of POSIX.1-2024: the CPU time of the calling thread.
///
/// Other threads and waiting do not count. A reading is a system call of some hundred nanoseconds.
public struct ThreadCPUClock: NanosecondClock {
  /// Creates the clock.
  public init() {}

  public func now() -> UInt64 { nanoseconds(CLOCK_THREAD_CPUTIME_ID) }
}

private func nanoseconds(_ clock: clockid_t) -> UInt64 {
  var time = timespec()
  let status = clock_gettime(clock, &time)
  precondition(status == 0, "the system has no such clock")
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
