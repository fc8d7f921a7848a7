import DecimalArithmetic
import ExactArithmetic

/// The exact result of a conversion, or two numbers that enclose it.
struct ExactBounds: Sendable {
  /// The default number of digits of the bounds.
  static let digits = 80

  /// The bound nearer to 0; equal to the result if ``isExact`` is true.
  let lower: Rational
  /// The bound farther from 0, one unit in the last digit from ``lower``.
  ///
  /// It equals ``lower`` if ``isExact`` is true.
  let upper: Rational
  /// Whether ``lower`` is the exact result.
  let isExact: Bool

  /// Creates the exact result, or bounds of `digits` digits if it is irrational.
  ///
  /// - Returns: `nil` for a result that is no finite number, or that the oracle cannot compute.
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

  /// Returns the smallest and the largest possible distance between a number and the result.
  func distances(from got: Rational) -> (least: Rational, most: Rational) {
    let first = (got - lower).magnitude
    if isExact { return (first, first) }
    let second = (got - upper).magnitude
    // A number between the bounds may equal the result.
    if (got < lower) != (got < upper) { return (.zero, max(first, second)) }
    return (min(first, second), max(first, second))
  }
}
