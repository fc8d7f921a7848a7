import Conformance

#if os(macOS) || os(Linux)
/// Python's `decimal`, which is libmpdec, as a child process that answers questions.
///
/// Questions are sent in batches and answered in order: while Python works on one batch, the caller
/// can work on another. No wait is longer than the time limit, and the child ends with this
/// process, however that ends, because its standard input does.
package final class PythonPeer: Sendable {
  /// The interpreter's version, as it states it.
  package let pythonVersion: String
  /// The version of libmpdec in it.
  package let libmpdecVersion: String

  private let child: PeerChild

  /// Starts Python.
  ///
  /// - Parameters:
  ///   - program: a path, or a name to be found on PATH.
  ///   - timeLimit: how long it may be silent when it is waited for.
  /// - Throws: ``PeerError`` if there is no Python, or none with libmpdec.
  package init(
    _ program: String = "python3", timeLimit: Duration = .seconds(30)
  ) throws(PeerError) {
    // Isolated (-I): neither the environment nor a file beside us decides what is imported.
    child = try PeerChild(
      program, arguments: ["-I", "-c", PythonScript.text], timeLimit: timeLimit)
    let versions = try child.greeting(fields: 2)
    (pythonVersion, libmpdecVersion) = (versions[0], versions[1])
  }

  package var description: String {
    "Python \(pythonVersion)'s decimal (libmpdec \(libmpdecVersion))"
  }

  package func ask(_ questions: [ArithmeticQuestion]) throws(PeerError) {
    try child.send(questions.compactMap(PeerLine.question).joined() + "\n")
  }

  /// The next answer, in the order of the questions.
  func answer() throws(PeerError) -> ArithmeticAnswer {
    try PeerLine.answer(child.line())
  }
}
#endif
