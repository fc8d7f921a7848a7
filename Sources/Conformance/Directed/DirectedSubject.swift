import DecimalArithmetic
import ExactArithmetic

/// A backend as the directed laws judge it: in all modes at once, beside others.
public struct DirectedSubject: Sendable {
  /// The word by which failures name it.
  public let name: String
  /// The differences from the answers in every mode, or why there is none to be judged.
  let judge: @Sendable (ArithmeticQuestion, [Expected]) -> Result<Difference?, SkipReason>

  /// The answer in the question's own mode.
  let answer: @Sendable (ArithmeticQuestion) -> Result<ArithmeticAnswer, SkipReason>

  /// The first mode in which an answer differs.
  struct Difference: Sendable {
    let mode: RoundingMode
    let expected: Expected
    let got: ArithmeticAnswer
  }

  /// The subject for a backend with all operations.
  // Inlinable, so that the loop over the modes is made for the backend.
  @inlinable
  public init<B: GeneralDecimalBackend>(_: B.Type) {
    self.init(GeneralBackendSubject(B.self)) { question in
      if !B.supports(question.context) { return .failure(.contextNotSupported) }
      let operands = question.operands.compactMap { B(exactly: $0) }
      if operands.count != question.operands.count { return .failure(.operandNotHeld) }
      return .success { mode, expected in
        let context = question.context.rounding(mode)
        let got =
          question.operation == .fma
          ? B.fma(operands[0], operands[1], adding: operands[2], in: context)
          : question.operation.applied(to: operands, in: context)
        return got.conditions == expected.conditions
          && got.value.scientificString() == expected.text ? nil : ArithmeticAnswer(got)
      }
    }
  }

  /// Compares the answer in a mode with the expected one; gives it if it differs.
  @usableFromInline typealias Comparison = (RoundingMode, Expected) -> ArithmeticAnswer?

  @usableFromInline
  init(
    _ subject: some ArithmeticSubject,
    _ prepare: @escaping @Sendable (ArithmeticQuestion) -> Result<Comparison, SkipReason>
  ) {
    name = subject.name
    answer = { subject.answer($0) }
    judge = { question, expected in
      prepare(question).map { compare in
        for (mode, expected) in zip(RoundingMode.allCases, expected) {
          if let got = compare(mode, expected) {
            return Difference(mode: mode, expected: expected, got: got)
          }
        }
        return nil
      }
    }
  }
}
