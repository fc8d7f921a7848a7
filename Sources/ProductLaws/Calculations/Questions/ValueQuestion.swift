import Calculation
import DecimalArithmetic
import ExactArithmetic
import PropertyTesting

/// An operation on two calculated values.
package struct ValueQuestion: Sendable {
  package enum Operation: String, CaseIterable, Sendable {
    case add, subtract, multiply, divide, power
  }

  let operation: Operation
  let left: ValueOperand
  let right: ValueOperand
  let context: ArithmeticContext

  /// Contexts with several rounding modes, with 9 digits, and with 50 digits.
  ///
  /// With 50 digits an exact decimal may not fit a fraction.
  private static let contexts: [ArithmeticContext] = [
    .decimal128, .decimal128.rounding(.floor), .decimal128.rounding(.halfUp),
    ArithmeticContext(precision: 9, maxExponent: 999, minExponent: -999, rounding: .halfEven),
    ArithmeticContext(precision: 50, maxExponent: 9_999, minExponent: -9_999, rounding: .up),
  ]

  /// Returns a generator of questions in the contexts that a backend supports.
  static func generator<Number: DecimalBackend>(
    for backend: Number.Type
  ) -> Generator<ValueQuestion> {
    let contexts = Self.contexts.filter(Number.supports)
    return Generator("operation on calculated values") { source in
      let context = source.element(of: contexts)
      let operation = source.element(of: Operation.allCases)
      return ValueQuestion(
        operation: operation, left: .drawn(for: context, &source),
        right: operation == .power ? exponent(&source) : .drawn(for: context, &source),
        context: context)
    }
  }

  private static func exponent(_ source: inout ChoiceSource) -> ValueOperand {
    .fraction(
      ExactRatio(
        isNegative: source.oneIn(3), UInt128(source.integer(in: 0...40)),
        over: source.oneIn(8) ? 7 : 1) ?? .zero)
  }
}

extension ValueQuestion: CustomStringConvertible {
  package var description: String {
    "\(left) \(operation.rawValue) \(right), \(context.precision) digits, \(context.rounding)"
  }
}

extension ValueQuestion {
  /// Returns the exact result if operands and result certainly are fractions of 128 bits.
  ///
  /// - Returns: `nil` in other cases.
  func comfortable() throws(ReferenceError) -> Rational? {
    let (x, y) = (left.number, right.number)
    do throws(ReferenceError) {
      return switch operation {
      case .add: try ReferenceArithmetic.sum(x, y)
      case .subtract: try ReferenceArithmetic.difference(x, y)
      case .multiply: try ReferenceArithmetic.product(x, y)
      case .divide: try ReferenceArithmetic.quotient(x, y)
      case .power: try ReferenceArithmetic.power(x, y)
      }
    } catch .tooWide {
      return nil
    }
  }

  /// Whether a number is the exact result.
  func isSolved(by result: Rational) -> Bool {
    let (x, y) = (left.number, right.number)
    switch operation {
    case .add, .subtract:
      let gap = abs(x.exponent - y.exponent)
      // The sum of two numbers so far apart has more digits than any result.
      if !x.isZero && !y.isZero && gap > 1_000 { return false }
      return result == (operation == .add ? x + y : x - y)
    case .multiply: return result == x * y
    case .divide: return result * y == x
    case .power:
      let count = wholeExponent
      var power = Rational(1)
      for _ in 0..<abs(count) { power = (power * x).reduced }
      return count < 0 ? result * power == Rational(1) : result == power
    }
  }

  /// The integral exponent of a power.
  private var wholeExponent: Int {
    guard case .fraction(let ratio) = right else { return 0 }
    var count = Int(ratio.numerator)
    // For example, 5 is stored as 1 ÷ 2 × 10, where the power of ten cancels the denominator.
    for _ in 0..<max(0, ratio.exponent) { count *= 10 }
    count /= Int(ratio.denominator)
    return ratio.isNegative ? -count : count
  }

  /// Returns the oracle's result for the operands, after rounding each operand to the context.
  func rounded() -> (result: Expected, isExact: Bool)? {
    guard let x = Self.rounded(left, context), let y = Self.rounded(right, context) else {
      return nil
    }
    let result =
      switch operation {
      case .add: Oracle.add(x.number, y.number, in: context)
      case .subtract: Oracle.subtract(x.number, y.number, in: context)
      case .multiply: Oracle.multiply(x.number, y.number, in: context)
      case .divide: Oracle.divide(x.number, by: y.number, in: context)
      case .power: Oracle.power(x.number, y.number, in: context)
      }
    return result.map { ($0, x.isExact && y.isExact && !$0.conditions.contains(.inexact)) }
  }

  private static func rounded(
    _ operand: ValueOperand, _ context: ArithmeticContext
  ) -> (number: DecimalOperand, isExact: Bool)? {
    let one = DecimalOperand("1")
    if operand.number.isZero { return DecimalOperand("0").map { ($0, operand.isExact) } }
    guard let one,
      let expected = Oracle.convert(
        one, scale: operand.number, to: .digits(context.precision), in: context),
      let number = DecimalOperand(expected.text)
    else { return nil }
    return (number, operand.isExact && !expected.conditions.contains(.inexact))
  }
}
