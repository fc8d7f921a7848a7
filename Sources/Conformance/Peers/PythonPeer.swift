#if os(macOS) || os(Linux)
import Foundation
import Synchronization

/// Python's `decimal`, which is libmpdec, as a child process that answers questions.
///
/// Questions are sent in batches and answered in order: while Python works on one batch, the caller can
/// work on another. No wait is longer than the time limit, and the child ends with this process, however
/// that ends, because its standard input does.
public final class PythonPeer: Sendable {
  /// The interpreter's version, as it states it.
  public let pythonVersion: String
  /// The version of libmpdec in it.
  public let libmpdecVersion: String

  private let channel: Mutex<ChildChannel>

  /// Starts Python.
  ///
  /// - Parameters:
  ///   - program: a path, or a name to be found on PATH.
  ///   - timeLimit: how long it may be silent when it is waited for.
  /// - Throws: ``PeerError`` if there is no Python, or none with libmpdec.
  public init(
    _ program: String = "python3", timeLimit: Duration = .seconds(30)
  ) throws(PeerError) {
    // Isolated (-I): neither the environment nor a file beside us decides what is imported.
    let channel = try ChildChannel(
      program, arguments: ["-I", "-c", PythonScript.text], timeLimit: timeLimit)
    let greeting = try channel.line()
    let words = greeting.split(separator: "\t").map(String.init)
    if words.first == "missing" { throw .withoutLibmpdec(channel.path) }
    guard words.count == 3, words[0] == "ready" else { throw .unreadable(greeting) }
    (pythonVersion, libmpdecVersion) = (words[1], words[2])
    self.channel = Mutex(channel)
  }

  public var description: String {
    "Python \(pythonVersion)'s decimal (libmpdec \(libmpdecVersion))"
  }

  public func ask(_ questions: [ArithmeticQuestion]) throws(PeerError) {
    let lines = questions.compactMap(PeerLine.question).joined() + "\n"
    try channel.withLock { channel throws(PeerError) in try channel.send(lines) }
  }

  /// The next answer, in the order of the questions.
  func answer() throws(PeerError) -> ArithmeticAnswer {
    try PeerLine.answer(channel.withLock { channel throws(PeerError) in try channel.line() })
  }
}
#endif
