import SystemCalls
import TerminalText

/// The signal handling of the process: a signal that ends the process also removes a partial file
/// and the progress line.
package enum Interruption {
  /// The path and the erasure are allocated before the handler is installed, because a signal
  /// handler may call only async-signal-safe functions.
  private nonisolated(unsafe) static var file: UnsafeMutablePointer<CChar>?
  private nonisolated(unsafe) static var erasure = UnsafeMutablePointer<CChar>?.none

  /// Sets the actions of SIGQUIT and SIGXFSZ that a shell expects; the process calls this function
  /// first.
  ///
  /// SIGQUIT ends the process; by default the Swift runtime would print a backtrace and continue. A
  /// file beyond the size limit of the shell is a write error instead of an end by SIGXFSZ.
  package static func begin() {
    signal(SIGXFSZ, SIG_IGN)
    if isIgnored(signal(SIGQUIT, SIG_DFL)) { signal(SIGQUIT, SIG_IGN) }
  }

  /// Makes SIGINT, SIGTERM, SIGHUP, SIGQUIT and SIGPIPE remove a file before they end the process.
  ///
  /// The process still ends by the signal, so a shell sees the usual status: 130 after Control-C. A
  /// signal that the parent ignores (`nohup`) stays ignored, except SIGPIPE: a pipe without a
  /// reader ends each command. Only one file can be registered at a time.
  package static func removes(_ path: String) {
    file = strdup(path)
    erasure = strdup(ProgressLine().erasure)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE] {
      let previous = signal(number) { number in
        if let file = Interruption.file { unlink(file) }
        if let text = Interruption.erasure { _ = write(STDERR_FILENO, text, strlen(text)) }
        signal(number, SIG_DFL)
        raise(number)
      }
      if number != SIGPIPE, Self.isIgnored(previous) { signal(number, SIG_IGN) }
    }
  }

  /// Unregisters the file, which has its final name or was removed.
  package static func removesNothing() {
    let old = file
    file = nil
    free(old)
  }

  private static func isIgnored(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
