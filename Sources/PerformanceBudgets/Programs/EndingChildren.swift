import Foundation

/// Signal handlers that pass a signal of this process on to its running child.
///
/// Measurements run on one thread, so at most one child runs at a time.
enum EndingChildren {
  /// The process identifier of the running child; 0 without one.
  ///
  /// The child may belong to another process group, which does not receive Control-C.
  private nonisolated(unsafe) static var child: pid_t = 0

  static func began(_ process: pid_t) { child = process }

  static func ended(_ process: pid_t) { if child == process { child = 0 } }

  /// Installs handlers that send SIGTERM to the child and end this process by the received signal.
  ///
  /// The shell sees the signal. A signal that this process ignores (`nohup`) stays ignored.
  static func passSignals() { once }

  private static let once: Void = {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let previous = signal(number) { number in
        if EndingChildren.child > 0 { kill(EndingChildren.child, SIGTERM) }
        signal(number, SIG_DFL)
        raise(number)
      }
      let wasIgnored = unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
      if wasIgnored { signal(number, SIG_IGN) }
    }
  }()
}
