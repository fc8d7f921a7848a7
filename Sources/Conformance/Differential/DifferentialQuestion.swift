import DecimalArithmetic
import ExactArithmetic
import PropertyTesting

/// Operands of an operation, to be judged in every mode or in one.
///
/// The operation rounds one exact result, or is compare. Short operands are converted to text only
/// to show a failure.
@usableFromInline package struct DifferentialQuestion: Hashable, Sendable, CustomStringConvertible {
  /// The operation.
  @usableFromInline package let operation: ArithmeticOperation
  /// The operands.
  @usableFromInline package let operands: [DrawnDecimal]
  /// The limits; the rounding mode is not used.
  @usableFromInline package let limits: ArithmeticContext
  /// The only mode to judge; set for a failure that was shrunk or read from a file.
  package let mode: RoundingMode?

  /// The operands as texts, which every backend reads.
  ///
  /// Empty if all operands are numbers of at most 38 digits.
  @usableFromInline let texts: [String]
  /// The only mode for backends that are asked in turn, as an index of `ResultsByMode.modes`.
  ///
  /// If `nil`, these backends are asked in all modes too.
  @usableFromInline let turn: Int?

  /// Creates a question from its parts.
  ///
  /// - Precondition: the number of `operands` is that of the operation.
  package init(
    _ operation: ArithmeticOperation, _ operands: [DrawnDecimal], in limits: ArithmeticContext,
    mode: RoundingMode? = nil, turn: Int? = nil
  ) {
    precondition(operands.count == operation.operandCount, "wrong number of operands")
    self.operation = operation
    self.operands = operands
    self.limits = limits
    texts = operands.allSatisfy(\.isShort) ? [] : operands.map(\.text)
    self.mode = mode
    self.turn = turn
  }

  /// Creates the question for every mode from a question in one mode.
  ///
  /// - Returns: `nil` if the operation cannot be judged in every mode, or an operand is no numeric
  ///   string.
  package init?(_ question: ArithmeticQuestion, mode: RoundingMode? = nil) {
    let operands = question.operands.compactMap(DrawnDecimal.init)
    guard operands.count == question.operands.count,
      ArithmeticOperation.inEveryMode.contains(question.operation)
    else { return nil }
    self.init(
      question.operation, operands, in: question.context.rounding(.halfEven), mode: mode)
  }

  /// The indices in `ResultsByMode.modes` of the modes to judge.
  @usableFromInline var modes: Range<Int> {
    guard let mode, let number = ResultsByMode.modes.firstIndex(of: mode) else {
      return 0..<ResultsByMode.modes.count
    }
    return number..<number + 1
  }

  /// The indices of the modes to judge on a backend that is asked in turn.
  @usableFromInline var modesInTurn: Range<Int> { turn.map { $0..<$0 + 1 } ?? modes }

  /// The oracle's exact result, to be rounded in each mode; `nil` if the oracle does not judge the
  /// case.
  package var unrounded: Unrounded? {
    operation.unrounded(in: limits) { DecimalOperand(operands[$0]) }
  }

  /// The oracle's results; `nil` if the oracle does not judge one of them.
  package var expected: ExpectedByMode? {
    unrounded?.roundedByEveryMode().map(ExpectedByMode.init)
  }

  /// Returns this question in one mode, with its operands as texts.
  func asked(in mode: RoundingMode) -> ArithmeticQuestion {
    ArithmeticQuestion(operation, operands.map(\.text), in: limits.rounding(mode))
  }

  /// The operation and its operands as on a decTest line.
  @usableFromInline package var description: String {
    ([operation.rawValue] + operands.map(\.text)).joined(separator: " ")
  }
}

extension DifferentialQuestion {
  /// Returns a generator of questions in contexts of every kind, also contexts no backend may
  /// support.
  static func generator(_ operation: ArithmeticOperation) -> Generator<DifferentialQuestion> {
    Generator("\(operation) in every rounding mode") { drawn(operation, &$0) }
  }

  /// Draws a question in a context of any kind.
  package static func drawn(
    _ operation: ArithmeticOperation, _ source: inout ChoiceSource
  ) -> DifferentialQuestion {
    let limits = ArithmeticQuestion.drawnLimits(&source)
    let generator = ArithmeticQuestion.operandGenerator(in: limits, &source)
    let operands = ArithmeticQuestion.operands(of: operation, by: generator, &source)
    return DifferentialQuestion(
      operation, operands, in: limits,
      turn: Int(source.choice(upTo: UInt64(ResultsByMode.modes.count - 1))))
  }
}
