import Foundation

/// A board measured by another process of this program, whose memory the system lays out anew.
struct BoardProcess {
  /// What it is asked for.
  var arguments: [String]

  /// Waits for its end, and gives what it printed and its exit code; `nil` if it cannot be started, or is killed.
  func run() -> (output: String, exitCode: Int32)? {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    guard (try? process.run()) != nil else { return nil }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationReason == .exit else { return nil }
    return (text, process.terminationStatus)
  }
}
