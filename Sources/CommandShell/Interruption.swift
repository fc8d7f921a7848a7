import SystemCalls
import TerminalText

/// What signals do to the process, and what must not stay behind when one ends it: a file written
/// in part, a line of progress.
package enum Interruption {
  /// Bytes that are there before the handler is, which may do little more than name them.
  private nonisolated(unsafe) static var file: UnsafeMutablePointer<CChar>?
  private nonisolated(unsafe) static var erasure = UnsafeMutablePointer<CChar>?.none

  /// Gives SIGQUIT and SIGXFSZ the meaning that a shell expects; to be called before anything else.
  ///
  /// SIGQUIT ends the process: the runtime of Swift would print a backtrace and go on. A file that
  /// grows beyond what the shell allows is an error of writing instead of an end.
  package static func begin() {
    signal(SIGXFSZ, SIG_IGN)
    if isIgnored(signal(SIGQUIT, SIG_DFL)) { signal(SIGQUIT, SIG_IGN) }
  }

  /// Lets the signals of people and of systems remove a file before they end the process.
  ///
  /// The process then ends by the signal, so that a shell sees what it would have seen: 130 after
  /// Control-C. A signal that the parent has switched off (`nohup`) stays so, but for that of a pipe
  /// that no one reads any more: such a pipe ends each command. One file at a time.
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

  /// Forgets the file: it has its name, or is gone.
  package static func removesNothing() {
    let old = file
    file = nil
    free(old)
  }

  private static func isIgnored(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
