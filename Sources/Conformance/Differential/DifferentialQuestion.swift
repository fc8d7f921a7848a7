import DecimalArithmetic
import ExactArithmetic
import PropertyTesting

/// Operands of an operation that rounds one exact result, or of compare, asked in every rounding
/// mode or in one.
///
/// No text is made of operands that are short, unless a failure is shown.
@usableFromInline package struct DifferentialQuestion: Hashable, Sendable, CustomStringConvertible {
  /// The operation.
  @usableFromInline package let operation: ArithmeticOperation
  /// The operands.
  @usableFromInline package let operands: [DrawnDecimal]
  /// The limits, whose rounding is not used.
  @usableFromInline package let limits: ArithmeticContext
  /// The only mode that is asked for: that of a failure, once it is shrunk or read from a file.
  package let mode: RoundingMode?

  /// The operands as texts, which every backend reads, if one is longer than its parts say or no
  /// number.
  @usableFromInline let texts: [String]
  /// The only mode in which backends are asked that are asked in turn, by its number among
  /// `ResultsByMode.modes`; `nil` if they are asked as the others are.
  @usableFromInline let turn: Int?

  /// A question from its parts.
  ///
  /// - Precondition: there are as many operands as the operation takes.
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

  /// A question in one mode as one that may be asked in every mode; `nil` if its operation cannot
  /// be, or an operand is no number.
  package init?(_ question: ArithmeticQuestion, mode: RoundingMode? = nil) {
    let operands = question.operands.compactMap(DrawnDecimal.init)
    guard operands.count == question.operands.count,
      ArithmeticOperation.inEveryMode.contains(question.operation)
    else { return nil }
    self.init(
      question.operation, operands, in: question.context.rounding(.halfEven), mode: mode)
  }

  /// The numbers of the modes that are asked for, among `ResultsByMode.modes`.
  @usableFromInline var modes: Range<Int> {
    guard let mode, let number = ResultsByMode.modes.firstIndex(of: mode) else {
      return 0..<ResultsByMode.modes.count
    }
    return number..<number + 1
  }

  /// The same for a backend that is asked in turn.
  @usableFromInline var modesInTurn: Range<Int> { turn.map { $0..<$0 + 1 } ?? modes }

  /// The exact result by the oracle, from which those in every mode come; `nil` if it does not
  /// judge it.
  package var unrounded: Unrounded? {
    operation.unrounded(in: limits) { DecimalOperand(operands[$0]) }
  }

  /// The results by the oracle; `nil` if it does not judge one of them.
  package var expected: ExpectedByMode? {
    unrounded?.roundedByEveryMode().map(ExpectedByMode.init)
  }

  /// The same question with its operands as texts, in one mode.
  func asked(in mode: RoundingMode) -> ArithmeticQuestion {
    ArithmeticQuestion(operation, operands.map(\.text), in: limits.rounding(mode))
  }

  /// The operation and its operands as a decTest line writes them.
  @usableFromInline package var description: String {
    ([operation.rawValue] + operands.map(\.text)).joined(separator: " ")
  }
}

extension DifferentialQuestion {
  /// Questions in the contexts of every kind, those too that a backend may not support.
  static func generator(_ operation: ArithmeticOperation) -> Generator<DifferentialQuestion> {
    Generator("\(operation) in every rounding mode") { drawn(operation, &$0) }
  }

  /// A question in one of those contexts.
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
