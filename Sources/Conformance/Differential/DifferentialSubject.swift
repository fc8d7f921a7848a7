import DecimalArithmetic
import ExactArithmetic

/// A backend that is compared with the oracle, beside others that answer the same questions.
public struct DifferentialSubject: Sendable {
  /// What became of a question.
  @usableFromInline
  enum Judgement: Sendable {
    /// Every answer was the oracle's.
    case agrees
    /// The backend was not asked, and why.
    case skipped(SkipReason)
    /// The number of the first mode in which the answer was another.
    case differs(mode: Int)
  }

  /// The backend's name.
  public let name: String
  /// The labels of cases that it was not asked.
  private let contextLabel: String
  private let operandLabel: String
  /// What it is asked.
  let operations: [ArithmeticOperation]
  /// Whether it computes in a context.
  let supports: @Sendable (ArithmeticContext) -> Bool
  /// The answer to a question in one mode.
  let answer: @Sendable (ArithmeticQuestion) -> Result<ArithmeticAnswer, SkipReason>
  /// The answers to a question in every mode, compared.
  let judge: @Sendable (DifferentialQuestion, ExpectedByMode) -> Judgement

  /// A backend that converts.
  // Inlinable, so that the loop over the modes is made for the backend.
  @inlinable
  @_disfavoredOverload
  public init<B: DecimalBackend>(_: B.Type) {
    self.init(
      BackendSubject<B>(), operations: ArithmeticOperation.ofEveryBackend,
      supports: { B.supports($0) },
      judge: { question, expected in
        Self.judgement(question, expected) { (operands: [B], context) in
          question.operation.applied(to: operands, in: context)
        }
      })
  }

  /// A backend that has every operation.
  @inlinable
  public init<B: GeneralDecimalBackend>(_: B.Type) {
    self.init(
      GeneralBackendSubject<B>(), operations: ArithmeticOperation.judged,
      supports: { B.supports($0) },
      judge: { question, expected in
        Self.judgement(question, expected) { (operands: [B], context) in
          question.operation == .fma
            ? B.fma(operands[0], operands[1], adding: operands[2], in: context)
            : question.operation.applied(to: operands, in: context)
        }
      })
  }

  @usableFromInline
  init(
    _ subject: some ArithmeticSubject, operations: [ArithmeticOperation],
    supports: @escaping @Sendable (ArithmeticContext) -> Bool,
    judge: @escaping @Sendable (DifferentialQuestion, ExpectedByMode) -> Judgement
  ) {
    name = subject.name
    contextLabel = "not asked on \(name): \(SkipReason.contextNotSupported)"
    operandLabel = "not asked on \(name): \(SkipReason.operandNotHeld)"
    self.operations = operations
    self.supports = supports
    answer = { subject.answer($0) }
    self.judge = judge
  }

  /// The label of a case that it was not asked.
  func label(_ reason: SkipReason) -> String {
    switch reason {
    case .contextNotSupported: contextLabel
    case .operandNotHeld: operandLabel
    default: "not asked on \(name): \(reason)"
    }
  }

  @inlinable
  static func judgement<B: DecimalBackend>(
    _ question: DifferentialQuestion, _ expected: ExpectedByMode,
    applying operation: ([B], ArithmeticContext) -> Outcome<B>
  ) -> Judgement {
    var context = question.limits
    guard B.supports(context) else { return .skipped(.contextNotSupported) }
    var operands: [B] = []
    operands.reserveCapacity(question.operands.count)
    for drawn in question.operands {
      guard let operand = B(drawn) else { return .skipped(.operandNotHeld) }
      operands.append(operand)
    }
    let modes = ResultsByMode.modes
    for mode in question.modes {
      context.rounding = modes[mode]
      let got = operation(operands, context)
      if !expected.isGiven(by: got.value, got.conditions, mode: mode) {
        return .differs(mode: mode)
      }
    }
    return .agrees
  }
}
