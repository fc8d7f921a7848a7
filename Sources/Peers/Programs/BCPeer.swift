#if os(macOS) || os(Linux)
import Conformance
import DecimalArithmetic
import PropertyTesting

/// GNU bc as a child process: integers and decimals of any length, cut to bc's `scale`.
///
/// bc has no precision, no rounding mode and no conditions. A question therefore asks for as many
/// decimals as the precision needs, and for the remainder. The answer is the result rounded down to
/// the precision, with the condition inexact if digits were cut. bc has neither exponents nor
/// signed zeros, so these are not compared.
package final class BCPeer: ArithmeticPeer {
  package static var name: String { "bc" }
  package static var deviations: [PeerDeviation] { [] }

  package let description: String
  package let version: String
  private let child: PeerChild

  /// Starts bc.
  ///
  /// - Parameters:
  ///   - program: a path, or a name to be found on PATH.
  ///   - timeLimit: the longest time to wait for output of bc.
  /// - Throws: ``PeerError`` if bc is not installed, or does not answer.
  package init(
    _ program: String = "bc", timeLimit: Duration = .seconds(30)
  ) throws(PeerError) {
    // `BC_LINE_LENGTH=0` prints a long result on one line; `BC_ENV_ARGS` excludes user options.
    child = try PeerChild(
      program, arguments: ["-q"], environment: ["BC_LINE_LENGTH": "0", "BC_ENV_ARGS": ""],
      timeLimit: timeLimit)
    try child.send("2^200\n")
    let greeting = try child.line()
    guard greeting == "1606938044258990275541962092341162602522202993782792835301376" else {
      throw .unreadable(greeting)
    }
    version = try Self.version(of: child.path, timeLimit: timeLimit)
    description = version
  }

  /// Returns the first line of the output of `bc --version`.
  private static func version(of path: String, timeLimit: Duration) throws(PeerError) -> String {
    try PeerChild(path, arguments: ["--version"], timeLimit: timeLimit).line()
  }

  package static func isAsked(_ operation: ArithmeticOperation) -> Bool {
    BCLine.operations.contains(operation)
  }

  package static func questions(
    _ operations: [ArithmeticOperation],
    supportedBy supports: @escaping @Sendable (ArithmeticContext) -> Bool
  ) -> Generator<ArithmeticQuestion> {
    BCLine.questions(operations, supportedBy: supports)
  }

  package static func folded(_ answer: ArithmeticAnswer) -> ArithmeticAnswer {
    BCLine.folded(answer)
  }

  package func ask(_ questions: [ArithmeticQuestion]) throws(PeerError) {
    try child.send(questions.compactMap(BCLine.question).joined())
  }

  package func nextAnswer(
    to question: ArithmeticQuestion
  ) throws(PeerError) -> ArithmeticAnswer {
    let (result, rest) = try child.twoLines()
    return try BCLine.answer(result, rest: rest, to: question)
  }
}
#endif
