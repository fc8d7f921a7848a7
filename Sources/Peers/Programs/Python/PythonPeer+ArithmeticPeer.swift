#if os(macOS) || os(Linux)
import Conformance
import DecimalArithmetic
import PropertyTesting

extension PythonPeer: ArithmeticPeer {
  package static var name: String { "python" }
  package static var deviations: [PeerDeviation] { PeerDeviation.ofPython }
  package static func isAsked(_ operation: ArithmeticOperation) -> Bool {
    PeerLine.isAsked(operation)
  }
  package static func questions(
    _ operations: [ArithmeticOperation],
    supportedBy supports: @escaping @Sendable (ArithmeticContext) -> Bool
  ) -> Generator<ArithmeticQuestion> {
    ArithmeticQuestion.peerGenerator(operations, supportedBy: supports)
  }
  package static func folded(_ answer: ArithmeticAnswer) -> ArithmeticAnswer {
    answer.foldedForPython
  }

  package var version: String { libmpdecVersion }
  package func nextAnswer(
    to _: ArithmeticQuestion
  ) throws(PeerError) -> ArithmeticAnswer { try answer() }
}
#endif
