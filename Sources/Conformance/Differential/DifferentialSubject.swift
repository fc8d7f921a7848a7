import DecimalArithmetic
import ExactArithmetic

/// A backend that is compared with the oracle, one of several that answer the same questions.
public struct DifferentialSubject: Sendable {
  /// The judgement of a question.
  @usableFromInline
  enum Judgement: Sendable {
    /// Every answer agrees with the oracle's.
    case agrees
    /// The backend was not asked, for the given reason.
    case skipped(SkipReason)
    /// An answer differs; `mode` is the index of the first mode with a different answer.
    case differs(mode: Int)
  }

  /// The backend's name.
  public let name: String
  /// The labels of cases that the backend was not asked, one for each reason: context, operand.
  let skipLabels: [String]
  /// The operations that the backend has.
  let operations: [ArithmeticOperation]
  /// The function that returns whether the backend supports a context.
  let supports: @Sendable (ArithmeticContext) -> Bool
  /// The function that answers a question in one rounding mode.
  let answer: @Sendable (ArithmeticQuestion) -> Result<ArithmeticAnswer, SkipReason>
  /// The function that compares the answers to a question in every rounding mode with the oracle's.
  let judge: @Sendable (DifferentialQuestion, ExpectedByMode) -> Judgement

  /// Creates the subject of a converting backend.
  // Inlinable, so that the compiler specializes the loop over the modes for the backend.
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

  /// Creates the subject of a backend that has every operation.
  ///
  /// Pass `true` as `inTurn` for a second algorithm of a backend that is judged in all modes.
  ///
  ///     DifferentialSubject(Decimal128.self).name  // "native"
  ///
  /// - Parameters:
  ///   - backend: the type of the backend.
  ///   - inTurn: whether a question is asked in only one mode, which changes from case to case.
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

  /// Returns the label of a case that the backend was not asked.
  func label(_ reason: SkipReason) -> String {
    Self.skipReasons.firstIndex(of: reason).map { skipLabels[$0] }
      ?? "not asked on \(name): \(reason)"
  }

  /// Returns the index of the label of `reason` among the labels of all subjects.
  ///
  /// `number` is the index of this subject.
  func skipLabel(_ reason: SkipReason, of number: Int) -> Int {
    let labels = Self.skipReasons.count
    return number * labels + (reason == .contextNotSupported ? 0 : 1)
  }

  /// Compares the answers of `B` with the expected results.
  ///
  /// If the operation has fewer operands, the last operand is passed again.
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
