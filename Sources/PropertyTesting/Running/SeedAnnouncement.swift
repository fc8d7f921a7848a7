import Foundation

/// Says which seed a run has, before it starts and when it is ended by a signal.
public enum SeedAnnouncement {
  /// Writes a line to standard error at once, whatever becomes of the process afterwards.
  public static func write(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }

  /// Lets SIGINT and SIGTERM write `line` to standard error before they end the process.
  ///
  /// The process then ends by the signal, so that a shell sees what it would have seen. A later call
  /// replaces the line. For executables: a test process has other owners of its signals.
  public static func repeatOnSignals(_ line: String) {
    // Prepared here: a handler may only write bytes that are already there. The old bytes stay, for a
    // handler may be reading them.
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
    // Some parents start their children with signals blocked; such a run could only be killed silently.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGTERM)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }
}

/// Read by the signal handler; set before the handler is installed.
nonisolated(unsafe) private var announcement = UnsafeRawBufferPointer(start: nil, count: 0)

private func writeToStandardError(_ bytes: UnsafeRawBufferPointer) -> Int {
  Foundation.write(STDERR_FILENO, bytes.baseAddress, bytes.count)
}
