#if os(macOS) || os(Linux)
import Conformance
import DecimalArithmetic
import PropertyTesting

/// GNU bc as a child process: integers and decimals of any length, cut at the scale.
///
/// bc has no precision, no rounding mode and no conditions. A question asks for as many decimals as
/// the precision needs, and for the remainder. The answer is a number cut to the precision, and
/// whether anything was cut: the result rounded down, with inexact. bc has neither exponents nor
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
  ///   - timeLimit: the longest silence when an answer is awaited.
  /// - Throws: ``PeerError`` if there is no bc, or the program does not compute.
  package init(
    _ program: String = "bc", timeLimit: Duration = .seconds(30)
  ) throws(PeerError) {
    // Long results on one line, and no user configuration of bc.
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
