import Conformance

#if os(macOS) || os(Linux)
/// Python's `decimal`, which is libmpdec, as a child process that answers questions.
///
/// Questions are sent in batches, and answers arrive in their order. The caller can therefore work
/// on one batch while Python works on another. No wait exceeds the time limit. The child always
/// ends with this process, because the end of this process ends the child's standard input.
package final class PythonPeer: Sendable {
  /// The version of the interpreter.
  package let pythonVersion: String
  /// The version of the interpreter's libmpdec.
  package let libmpdecVersion: String

  private let child: PeerChild

  /// Starts Python.
  ///
  /// - Parameters:
  ///   - program: a path, or a name to be found on PATH.
  ///   - timeLimit: the longest time to wait for output of Python.
  /// - Throws: ``PeerError`` if Python is not installed, or its `decimal` is not libmpdec.
  package init(
    _ program: String = "python3", timeLimit: Duration = .seconds(30)
  ) throws(PeerError) {
    // -I isolates Python: neither the environment nor the current folder affects imports.
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

  /// Returns the next answer, in the order of the questions.
  func answer() throws(PeerError) -> ArithmeticAnswer {
    try PeerLine.answer(child.line())
  }
}
#endif
