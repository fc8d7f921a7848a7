import DecimalArithmetic

/// A backend with all operations as a subject.
public struct GeneralBackendSubject<B: GeneralDecimalBackend>: ArithmeticSubject {
  /// Creates the subject of `B`.
  ///
  ///     let root = ArithmeticQuestion(.squareRoot, ["2"], in: .decimal32)
  ///     GeneralBackendSubject(Decimal128.self).answer(root)  // success(1.414214 Inexact Rounded)
  public init(_: B.Type = B.self) {}

  public var name: String { B.backendName }

  public func answer(_ question: ArithmeticQuestion) -> Result<ArithmeticAnswer, SkipReason> {
    let context = question.context
    if !B.supports(context) { return .failure(.contextNotSupported) }
    if question.operation.takesText {
      let number = B.parse(question.operands[0], in: context)
      return .success(
        question.operation == .toNumber
          ? ArithmeticAnswer(number)
          : ArithmeticAnswer(number.value.engineeringString(), number.conditions))
    }
    let operands = question.operands.compactMap { B(exactly: $0) }
    if operands.count != question.operands.count { return .failure(.operandNotHeld) }
    return .success(question.operation.answer(of: operands, in: context))
  }
}
