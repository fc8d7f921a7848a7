import ExactArithmetic

/// A number as written, with its digits.
package struct WrittenNumber: Hashable, Sendable {
  /// The text, such as `1055.056` or `9.07e-1`.
  package let text: String
  /// The number of significant digits; trailing zeros of an integer do not count.
  package let digits: Int
  /// The exponent of the last significant digit.
  package let lastPlace: Int

  /// The fewest digits of a number that may be rounded.
  ///
  /// A number of fewer digits is an exact count or ratio, such as the 3937 of the survey foot.
  static let fewestDigits = 5

  /// The exact value.
  package var value: Rational { Rational(exactly: text) ?? .zero }

  /// Creates the number that `text` writes.
  ///
  /// - Returns: `nil` for text that is no finite number, or whose exponent exceeds the limit.
  package init?(_ text: String) {
    guard let operand = DecimalOperand(text), let value = operand.value,
      operand.exponent.magnitude <= TableLimits.exponent
    else { return nil }
    self.text = text
    let hasPoint = text.utf8.contains(UInt8(ascii: "."))
    let significant = value.isZero || hasPoint ? 0 : value.reduced.exponent - operand.exponent
    digits = operand.digitCount - significant
    lastPlace = operand.exponent + significant
  }

  /// Whether this is `number` rounded to nearest, or cut, at the last digit written.
  ///
  /// `number` is given by its bounds, and the condition must hold for the lower and the upper
  /// bound.
  package func states(_ number: ClosedRange<Rational>) -> Bool {
    isNear(number.lowerBound) && isNear(number.upperBound)
  }

  private func isNear(_ number: Rational) -> Bool {
    let unit = Rational(1, exponent: lastPlace)
    let excess = number - value
    let distance = excess.isNegative ? -excess : excess
    if distance * Rational(2) <= unit { return true }
    return number.isNegative == value.isNegative && number.isNegative == excess.isNegative
      && distance < unit
  }
}
