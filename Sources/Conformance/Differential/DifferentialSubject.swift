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
  /// The labels of cases that it was not asked: because of the context, or of an operand.
  let skipLabels: [String]
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
        Self.judgement(question, expected, inTurn: false) { (x: B, y, _, context) in
          question.operation.applied(to: x, y, in: context)
        }
      })
  }

  /// A backend that has every operation.
  ///
  /// - Parameters:
  ///   - backend: its type.
  ///   - inTurn: whether generated operands are asked in one mode each, which changes from case to
  ///     case: for
  ///     another way of a backend that is asked in all of them beside it.
  @inlinable
  public init<B: GeneralDecimalBackend>(_ backend: B.Type, inTurn: Bool = false) {
    self.init(
      GeneralBackendSubject<B>(), operations: ArithmeticOperation.judged,
      supports: { B.supports($0) },
      judge: { question, expected in
        Self.judgement(question, expected, inTurn: inTurn) { (x: B, y, z, context) in
          question.operation == .fma
            ? B.fma(x, y, adding: z, in: context)
            : question.operation.applied(to: x, y, in: context)
        }
      })
  }

  @usableFromInline
  init(
    _ subject: some ArithmeticSubject, operations: [ArithmeticOperation],
    supports: @escaping @Sendable (ArithmeticContext) -> Bool,
    judge: @escaping @Sendable (DifferentialQuestion, ExpectedByMode) -> Judgement
  ) {
    let name = subject.name
    self.name = name
    skipLabels = Self.skipReasons.map { "not asked on \(name): \($0)" }
    self.operations = operations
    self.supports = supports
    answer = { subject.answer($0) }
    self.judge = judge
  }

  private static let skipReasons: [SkipReason] = [.contextNotSupported, .operandNotHeld]

  /// The label of a case that it was not asked.
  func label(_ reason: SkipReason) -> String {
    Self.skipReasons.firstIndex(of: reason).map { skipLabels[$0] }
      ?? "not asked on \(name): \(reason)"
  }

  /// The place of that label among those of several subjects, of which this is the one of that
  /// number.
  func skipLabel(_ reason: SkipReason, of number: Int) -> Int {
    let labels = Self.skipReasons.count
    return number * labels + (reason == .contextNotSupported ? 0 : 1)
  }

  /// The answers on `B`; an operation of fewer operands is given the last of them again.
  @inlinable
  static func judgement<B: DecimalBackend>(
    _ question: DifferentialQuestion, _ expected: ExpectedByMode, inTurn: Bool,
    applying operation: (B, B, B, ArithmeticContext) -> Outcome<B>
  ) -> Judgement {
    var context = question.limits
    guard B.supports(context) else { return .skipped(.contextNotSupported) }
    let count = question.operands.count
    guard let x = B(operand: 0, of: question) else { return .skipped(.operandNotHeld) }
    var (y, z) = (x, x)
    if count > 1 {
      guard let second = B(operand: 1, of: question) else { return .skipped(.operandNotHeld) }
      (y, z) = (second, second)
    }
    if count > 2 {
      guard let third = B(operand: 2, of: question) else { return .skipped(.operandNotHeld) }
      z = third
    }
    let modes = ResultsByMode.modes
    for mode in inTurn ? question.modesInTurn : question.modes {
      context.rounding = modes[mode]
      let got = operation(x, y, z, context)
      if !expected.isGiven(by: got.value, got.conditions, mode: mode) {
        return .differs(mode: mode)
      }
    }
    return .agrees
  }
}
