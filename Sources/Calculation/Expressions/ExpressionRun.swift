import DecimalArithmetic
import MeasureText

/// One reading of an expression: values and operators that wait, and what was understood so far.
///
/// The two stacks are those of Dijkstra's shunting yard (Mathematisch Centrum MR 34/61, 1961).
/// Operators of at least the precedence of a new one are applied first. The stacks hold at most
/// ``ExpressionError/depthLimit`` operators, so memory is bounded whatever the text is.
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

  /// Takes signs and parentheses, then a number.
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

  /// The value of a number that is no short one.
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

  /// Takes percent signs, closing parentheses and the operator behind a value; whether there is one.
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

  /// Makes x percent of the last value: of all that stands left of a plus or a minus inside these
  /// parentheses, else x ÷ 100.
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

  /// The value of all that stands left of a plus or a minus inside these parentheses.
  @inlinable
  var percentBase: Value? {
    #if SeededFaults
    if let faulty = faultyPercentBase { return faulty }
    #endif
    let before = waiting.last { $0.sign != .negate }?.sign
    return before == .add || before == .subtract ? values.last : nil
  }

  /// Applies waiting operators of at least a precedence, back to an open parenthesis.
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

  /// Puts what an operator makes of the last values in their place.
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

/// An operator that waits for its right operand, and where it stands.
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
