#if os(macOS) || os(Linux)
import Synchronization

/// The child process of a peer, used by one thread at a time.
final class PeerChild: Sendable {
  /// The path of the program.
  let path: String
  private let channel: Mutex<ChildChannel>

  /// Starts a program; see ``ChildChannel``.
  init(
    _ program: String, arguments: [String], environment: [String: String] = [:],
    timeLimit: Duration
  ) throws(PeerError) {
    let channel = try ChildChannel(
      program, arguments: arguments, environment: environment, timeLimit: timeLimit)
    path = channel.path
    self.channel = Mutex(channel)
  }

  /// Sends a text of whole lines.
  func send(_ text: String) throws(PeerError) {
    try channel.withLock { channel throws(PeerError) in try channel.send(text) }
  }

  /// Reads the next line.
  func line() throws(PeerError) -> String {
    try channel.withLock { channel throws(PeerError) in try channel.line() }
  }

  /// Reads the two lines of one answer.
  func twoLines() throws(PeerError) -> (String, String) {
    try channel.withLock { channel throws(PeerError) in (try channel.line(), try channel.line()) }
  }

  /// Reads the first line, `ready` and `count` fields, and returns the fields.
  ///
  /// - Throws: ``PeerError`` if the program lacks something, or its first line is no such greeting.
  func greeting(fields count: Int) throws(PeerError) -> [String] {
    let line = try line()
    let fields = line.split(separator: "\t").map(String.init)
    if fields == ["missing", "_decimal"] { throw .withoutLibmpdec(path) }
    guard fields.count == 1 + count, fields[0] == "ready" else { throw .unreadable(line) }
    return Array(fields.dropFirst())
  }
}
#endif
