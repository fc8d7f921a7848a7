#if os(macOS) || os(Linux)
import Conformance
import DecimalArithmetic
import PropertyTesting

extension PythonPeer: ArithmeticPeer {
  public static var name: String { "python" }
  public static var deviations: [PeerDeviation] { PeerDeviation.ofPython }
  public static func isAsked(_ operation: ArithmeticOperation) -> Bool {
    PeerLine.isAsked(operation)
  }
  public static func questions(
    _ operations: [ArithmeticOperation],
    supportedBy supports: @escaping @Sendable (ArithmeticContext) -> Bool
  ) -> Generator<ArithmeticQuestion> {
    ArithmeticQuestion.peerGenerator(operations, supportedBy: supports)
  }
  public static func folded(_ answer: ArithmeticAnswer) -> ArithmeticAnswer {
    answer.foldedForPython
  }

  public var version: String { libmpdecVersion }
  public func nextAnswer(
    to _: ArithmeticQuestion
  ) throws(PeerError) -> ArithmeticAnswer { try answer() }
}
#endif
