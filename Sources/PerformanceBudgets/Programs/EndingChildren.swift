import Foundation

/// Lets a signal that ends this process end the child that it waits for.
///
/// Measurements run on one thread, so there is one child at a time.
enum EndingChildren {
  /// The running child, which may be of another group than this process and so hears nothing of
  /// Control-C; 0 without one.
  private nonisolated(unsafe) static var child: pid_t = 0

  static func began(_ process: pid_t) { child = process }

  static func ended(_ process: pid_t) { if child == process { child = 0 } }

  /// Passes signals on to the child, and then lets them end this process: a shell sees the signal.
  ///
  /// A signal that the parent has switched off (`nohup`) stays so.
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
