import DecimalArithmetic
import ExactArithmetic

/// Whatever answers questions: a backend, or the oracle, which is judged by the published vectors.
public protocol ArithmeticSubject: Sendable {
  /// The word by which failures name it.
  var name: String { get }

  /// The answer, or why there is none.
  func answer(_ question: ArithmeticQuestion) -> Result<ArithmeticAnswer, SkipReason>
}

/// A backend as a subject, for the operations that every backend has.
public struct BackendSubject<B: DecimalBackend>: ArithmeticSubject {
  /// The subject for `B`.
  public init(_: B.Type = B.self) {}

  public var name: String { B.backendName }

  public func answer(_ question: ArithmeticQuestion) -> Result<ArithmeticAnswer, SkipReason> {
    let context = question.context
    if !ArithmeticOperation.ofEveryBackend.contains(question.operation) {
      return .failure(.operationNotInRelease(question.operation.rawValue))
    }
    if !B.supports(context) { return .failure(.contextNotSupported) }
    if question.operation == .toNumber {
      return .success(ArithmeticAnswer(B.parse(question.operands[0], in: context)))
    }
    let operands = question.operands.compactMap { B(exactly: $0) }
    if operands.count != question.operands.count { return .failure(.operandNotHeld) }
    return .success(ArithmeticAnswer(question.operation.applied(to: operands, in: context)))
  }
}

/// The oracle as a subject.
public struct OracleSubject: ArithmeticSubject {
  /// The oracle.
  public init() {}

  public var name: String { "oracle" }

  public func answer(_ question: ArithmeticQuestion) -> Result<ArithmeticAnswer, SkipReason> {
    guard let expected = question.operation.expected(of: question.operands, in: question.context)
    else { return .failure(.beyondOracle) }
    return .success(ArithmeticAnswer(expected))
  }
}
