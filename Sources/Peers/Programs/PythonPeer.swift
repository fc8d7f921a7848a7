import Conformance

#if os(macOS) || os(Linux)
/// Python's `decimal`, which is libmpdec, as a child process that answers questions.
///
/// Questions are sent in batches and answered in order, so the caller can work on one batch while
/// Python works on another. No wait exceeds the time limit. The child ends with this process in
/// every case, because its standard input then ends.
package final class PythonPeer: Sendable {
  /// The version of the interpreter.
  package let pythonVersion: String
  /// The version of its libmpdec.
  package let libmpdecVersion: String

  private let child: PeerChild

  /// Starts Python.
  ///
  /// - Parameters:
  ///   - program: a path, or a name to be found on PATH.
  ///   - timeLimit: the longest silence when an answer is awaited.
  /// - Throws: ``PeerError`` if there is no Python, or none with libmpdec.
  package init(
    _ program: String = "python3", timeLimit: Duration = .seconds(30)
  ) throws(PeerError) {
    // Isolated (-I): neither the environment nor a file in the current folder affects imports.
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

  /// Reads the next answer, in the order of the questions.
  func answer() throws(PeerError) -> ArithmeticAnswer {
    try PeerLine.answer(child.line())
  }
}
#endif
