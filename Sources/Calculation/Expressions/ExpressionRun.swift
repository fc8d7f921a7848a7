import DecimalArithmetic
import MeasureText

/// One evaluation of an expression: the scanner, a stack of values and a stack of operators.
///
/// The algorithm is Dijkstra's shunting yard (Mathematisch Centrum MR 34/61, 1961). Before an
/// operator is pushed, the stacked operators of at least its
/// ``ExpressionOperator/appliedPrecedence`` are applied. The operator stack holds at most
/// ``ExpressionError/depthLimit`` operators, so memory is bounded for every text.
@usableFromInline
package struct ExpressionRun<Number: GeneralDecimalBackend> {
  @usableFromInline typealias Value = CalculatedValue<Number>

  @usableFromInline var scanner: ExpressionScanner
  @usableFromInline let context: ArithmeticContext
  @usableFromInline var values: [Value] = []
  @usableFromInline var waiting: [WaitingOperator] = []

  @inlinable
  init(_ scanner: ExpressionScanner, in context: ArithmeticContext) {
    self.scanner = scanner
    self.context = context
    values.reserveCapacity(8)
    waiting.reserveCapacity(8)
  }

  /// Reads the whole text and applies all operators.
  @inlinable
  mutating func run() throws(ExpressionError) -> Value {
    while true {
      try takeOperand()
      if try !takeContinuation() { break }
    }
    try apply(downTo: 1)
    if let open = waiting.last { throw ExpressionError(.unclosedParenthesis, at: open.offset) }
    return values[0]
  }

  /// Reads signs and opening parentheses, and then a number.
  @inlinable
  mutating func takeOperand() throws(ExpressionError) {
    while true {
      switch try scanner.operand() {
      case .short(let ratio):
        values.append(.fraction(ratio))
        return
      case .number:
        try appendLastNumber()
        return
      case .sign(let sign): try wait(for: sign)
      default: try wait(for: .parenthesis)
      }
    }
  }

  /// Appends the value of ``ExpressionScanner/lastNumber``.
  @inlinable
  @inline(never)
  mutating func appendLastNumber() throws(ExpressionError) {
    guard let number = scanner.lastNumber else { return }
    do throws(CalculationError) {
      values.append(try Value(number, in: context))
    } catch {
      throw ExpressionError(.operation(error), at: scanner.tokenOffset)
    }
  }

  /// Reads percent signs, closing parentheses and the operator behind a value.
  ///
  /// Returns whether there is an operator.
  @inlinable
  mutating func takeContinuation() throws(ExpressionError) -> Bool {
    while true {
      switch try scanner.continuation() {
      case .percent: try takePercent()
      case .close:
        try apply(downTo: 1)
        if waiting.popLast() == nil {
          throw ExpressionError(.unopenedParenthesis, at: scanner.tokenOffset)
        }
      case .sign(let sign):
        try apply(downTo: sign.appliedPrecedence)
        try wait(for: sign)
        return true
      default: return false
      }
    }
  }

  @inlinable
  mutating func wait(for sign: ExpressionOperator) throws(ExpressionError) {
    if waiting.count == ExpressionError.depthLimit {
      throw ExpressionError(.tooDeep(limit: waiting.count), at: scanner.tokenOffset)
    }
    waiting.append(WaitingOperator(sign: sign, offset: scanner.tokenOffset))
  }

  /// Replaces the last value x by x percent of ``percentBase``; by x ÷ 100 if there is no base.
  @inlinable
  mutating func takePercent() throws(ExpressionError) {
    let value = values.removeLast()
    do throws(CalculationError) {
      var part = try value.percent(in: context)
      if let base = percentBase {
        part = try base.multiplied(by: part, in: context)
      }
      values.append(part)
    } catch {
      throw ExpressionError(.operation(error), at: scanner.tokenOffset)
    }
  }

  /// The base of a percentage: the value of all terms left of the last plus or minus inside the
  /// innermost parentheses; `nil` if the last operator is neither plus nor minus.
  @inlinable
  var percentBase: Value? {
    #if SeededFaults
    if let faulty = faultyPercentBase { return faulty }
    #endif
    let before = waiting.last { $0.sign != .negate }?.sign
    return before == .add || before == .subtract ? values.last : nil
  }

  /// Applies operators from the stack while their precedence is at least `precedence`.
  ///
  /// `precedence` is at least 1, and an open parenthesis has the precedence 0, so the loop stops at
  /// an open parenthesis.
  @inlinable
  mutating func apply(downTo precedence: Int) throws(ExpressionError) {
    while let last = waiting.last, last.sign.precedence >= precedence {
      waiting.removeLast()
      do throws(CalculationError) {
        try apply(last.sign)
      } catch {
        throw ExpressionError(.operation(error), at: last.offset)
      }
    }
  }

  /// Replaces the last one or two values by the result of an operator.
  @inlinable
  mutating func apply(_ sign: ExpressionOperator) throws(CalculationError) {
    let right = values.removeLast()
    if sign == .negate { return values.append(right.negated(in: context)) }
    let top = values.count - 1
    if sign == .power {
      values[top] = try values[top].raised(to: right, in: context)
    } else {
      values[top] = try values[top].applying(sign.operation, right, in: context)
    }
  }
}

/// An operator on the stack, and the offset of its first byte.
@usableFromInline
package struct WaitingOperator {
  @usableFromInline let sign: ExpressionOperator
  @usableFromInline let offset: Int

  @inlinable
  init(sign: ExpressionOperator, offset: Int) {
    self.sign = sign
    self.offset = offset
  }
}
