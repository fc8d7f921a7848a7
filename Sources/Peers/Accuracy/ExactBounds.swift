import DecimalArithmetic
import ExactArithmetic

/// The exact result of a conversion, or two numbers between which it lies.
struct ExactBounds: Sendable {
  /// The digits of the bounds where no others are asked for.
  static let digits = 80

  /// The bound that is nearer to 0, and the result where it is rational.
  let lower: Rational
  /// The other bound: one unit of the last digit away from the first.
  let upper: Rational
  /// Whether the first bound is the result.
  let isExact: Bool

  /// An irrational result is enclosed by so many digits of it.
  ///
  /// - Returns: `nil` for a result that is no finite number, or that the oracle does not judge.
  init?(_ operand: DecimalOperand, _ formula: ConversionFormula, digits: Int) {
    guard let value = operand.value else { return nil }
    switch formula {
    case .linear(let scale, let offset): self.init(exactly: value * scale + offset)
    case .reciprocal(let ratio):
      if value.isZero { return nil }
      self.init(exactly: ratio / value)
    case .irrational, .logarithm, .exponential, .shift:
      let context = ArithmeticContext(
        precision: digits, maxExponent: ArithmeticContext.limit,
        minExponent: -ArithmeticContext.limit, rounding: .down)
      guard
        let result = Oracle.convert(operand, by: formula, to: .digits(digits), in: context),
        let lower = Rational(exactly: result.text)
      else { return nil }
      if !result.conditions.contains(.inexact) || lower.isZero {
        self.init(exactly: lower)
        return
      }
      let unit = Rational(
        lower.isNegative ? -1 : 1, exponent: lower.adjustedExponent - digits + 1)
      self.init(lower: lower, upper: lower + unit, isExact: false)
    }
  }

  private init(exactly value: Rational) {
    self.init(lower: value, upper: value, isExact: true)
  }

  private init(lower: Rational, upper: Rational, isExact: Bool) {
    self.lower = lower
    self.upper = upper
    self.isExact = isExact
  }

  /// How far a number is from the result at least and at most.
  func distances(from got: Rational) -> (least: Rational, most: Rational) {
    let first = (got - lower).magnitude
    if isExact { return (first, first) }
    let second = (got - upper).magnitude
    // On different sides of it the result itself may be the number.
    if (got < lower) != (got < upper) { return (.zero, max(first, second)) }
    return (min(first, second), max(first, second))
  }
}
