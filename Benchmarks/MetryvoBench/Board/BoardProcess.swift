import Foundation

/// A board measured by another process of this program, whose memory the system lays out anew.
struct BoardProcess {
  /// What it is asked for.
  var arguments: [String]

  /// Waits for its end, and gives what it printed and its exit code; `nil` if it cannot be started, or is killed.
  ///
  /// A signal of people or of systems that ends this process ends that one too.
  func run() -> (output: String, exitCode: Int32)? {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    Self.passSignals()
    guard (try? process.run()) != nil else { return nil }
    Self.child = process.processIdentifier
    defer { Self.child = 0 }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationReason == .exit else { return nil }
    return (text, process.terminationStatus)
  }

  /// The running process, which is of another group than this one and so hears nothing of Control-C; 0 without one.
  private nonisolated(unsafe) static var child: pid_t = 0

  /// Lets signals end the running process and then this one, so that a shell sees what it would have seen.
  ///
  /// One that the parent has switched off (`nohup`) stays so.
  private static func passSignals() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let previous = signal(number) { number in
        if BoardProcess.child > 0 { kill(BoardProcess.child, SIGTERM) }
        signal(number, SIG_DFL)
        raise(number)
      }
      let wasIgnored = unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
      if wasIgnored { signal(number, SIG_IGN) }
    }
  }
}
