import Foundation

/// Announces the seed of a run, before the run starts and when a signal ends it.
public enum SeedAnnouncement {
  /// Writes a line to standard error without buffering, so that it appears even if the process
  /// dies.
  public static func write(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }

  /// Installs handlers of SIGINT and SIGTERM that write `line` to standard error.
  ///
  /// The process then ends by the signal, so that a shell sees the usual status. A later call
  /// replaces the line. Only executables should call this: in a test process other code handles the
  /// signals.
  public static func repeatOnSignals(_ line: String) {
    // The bytes are prepared here, because a signal handler may only write existing bytes. The old
    // bytes are not freed, because a handler may be reading them.
    let bytes = Array((line + "\n").utf8)
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = copy.initialize(from: bytes)
    announcement = UnsafeRawBufferPointer(copy)
    for number in [SIGINT, SIGTERM] {
      signal(number) { number in
        _ = writeToStandardError(announcement)
        signal(number, SIG_DFL)
        raise(number)
      }
    }
    // Some parents start their children with blocked signals; only SIGKILL could end such a run.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGTERM)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }
}

/// The bytes that the signal handler writes; set before the handler is installed.
nonisolated(unsafe) private var announcement = UnsafeRawBufferPointer(start: nil, count: 0)

private func writeToStandardError(_ bytes: UnsafeRawBufferPointer) -> Int {
  Foundation.write(STDERR_FILENO, bytes.baseAddress, bytes.count)
}
