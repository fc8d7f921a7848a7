import DecimalArithmetic
import ExactArithmetic

/// A type that answers questions: a backend, or the oracle, which published vectors judge as well.
public protocol ArithmeticSubject: Sendable {
  /// The name of the subject in failures.
  var name: String { get }

  /// Answers a question, or returns the reason why there is no answer.
  func answer(_ question: ArithmeticQuestion) -> Result<ArithmeticAnswer, SkipReason>
}

/// A backend as a subject, limited to the operations that every backend has.
public struct BackendSubject<B: DecimalBackend>: ArithmeticSubject {
  /// Creates the subject of `B`.
  ///
  ///     let root = ArithmeticQuestion(.squareRoot, ["2"], in: .decimal32)
  ///     let subject = BackendSubject(Decimal128.self)
  ///     subject.answer(root)  // failure(operation not in this release: squareroot)
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
  /// Creates the subject of the oracle.
  ///
  ///     let third = ArithmeticQuestion(.divide, ["1", "3"], in: .decimal32)
  ///     OracleSubject().answer(third)  // success(0.3333333 Inexact Rounded)
  public init() {}

  public var name: String { "oracle" }

  public func answer(_ question: ArithmeticQuestion) -> Result<ArithmeticAnswer, SkipReason> {
    guard let expected = question.operation.expected(of: question.operands, in: question.context)
    else { return .failure(.beyondOracle) }
    return .success(ArithmeticAnswer(expected))
  }
}
