#if os(macOS) || os(Linux)
import Conformance
import DecimalArithmetic
import Foundation
import PropertyTesting

/// Intel's decimal library in a child process: another implementation of decimal128 by IEEE 754.
///
/// The library is a static library in C, so the child process is a small C program
/// (``IntelProgram``) that the compiler of this machine builds. The peer has the five rounding
/// modes and the five flags of IEEE 754, and only the format decimal128.
package final class IntelPeer: ArithmeticPeer {
  package static var name: String { "intel" }
  package static var deviations: [PeerDeviation] { PeerDeviation.ofIntel }

  package let description = "Intel's decimal library"
  /// The variant in which the library was built, because the library does not state its version.
  package let version: String
  private let child: PeerChild

  /// Compiles the program and starts it.
  ///
  /// - Parameters:
  ///   - compiler: a path, or a name to be found on PATH.
  ///   - library: the file name of the library, which the compiler searches for.
  ///   - timeLimit: the longest time to wait for output of the compiler or the program.
  /// - Throws: ``PeerError`` if there is no compiler or no library, or the program does not start.
  package init(
    compiler: String = "cc", library: String? = nil, timeLimit: Duration = .seconds(60)
  ) throws(PeerError) {
    let name = library ?? IntelProgram.library
    child = try CompiledProgram.start(
      IntelProgram.text, linking: name, compiler: compiler, timeLimit: timeLimit)
    version = try child.greeting(fields: 1)[0]
  }

  package static func isAsked(_ operation: ArithmeticOperation) -> Bool {
    IntelLine.operations.contains(operation)
  }

  package static func questions(
    _ operations: [ArithmeticOperation],
    supportedBy supports: @escaping @Sendable (ArithmeticContext) -> Bool
  ) -> Generator<ArithmeticQuestion> {
    IntelLine.questions(operations, supportedBy: supports)
  }

  package static func folded(_ answer: ArithmeticAnswer) -> ArithmeticAnswer {
    IntelLine.folded(answer)
  }

  package func ask(_ questions: [ArithmeticQuestion]) throws(PeerError) {
    try child.send(questions.compactMap(IntelLine.question).joined() + "\n")
  }

  package func nextAnswer(
    to _: ArithmeticQuestion
  ) throws(PeerError) -> ArithmeticAnswer { try IntelLine.answer(child.line()) }
}
#endif
