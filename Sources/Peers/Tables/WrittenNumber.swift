import ExactArithmetic

/// A number as somebody wrote it, with the digits that they gave.
package struct WrittenNumber: Hashable, Sendable {
  /// The text: `1055.056`, `9.07e-1`.
  package let text: String
  /// The significant digits; zeros that end an integer are not counted, since they may only hold
  /// the place.
  package let digits: Int
  /// The exponent of the last of these digits.
  package let lastPlace: Int

  /// Fewer digits are counts and ratios, like the 3937 of the survey foot, not rounded numbers.
  static let fewestDigits = 5

  /// The number, exactly.
  package var value: Rational { Rational(exactly: text) ?? .zero }

  /// The number that `text` writes.
  ///
  /// - Returns: `nil` if it is no finite number, or if its exponent is beyond the limits of a
  ///   table.
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

  /// Whether this is a number rounded to nearest, or cut, at the last digit written.
  ///
  /// The number is given by its bounds, which both must agree.
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
