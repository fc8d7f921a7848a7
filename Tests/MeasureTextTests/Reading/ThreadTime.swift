import Foundation

/// The processor time of this thread, which other programs on the machine do not lengthen.
enum ThreadTime {
  static var nanoseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
