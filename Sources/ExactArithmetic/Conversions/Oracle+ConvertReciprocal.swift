import DecimalArithmetic

extension Oracle {
  /// Returns ratio ÷ x: infinity for x = 0, zero for infinity, both with the sign of the quotient.
  static func reciprocal(
    _ x: DecimalOperand, ratio: Rational, _ rounding: ConversionRounding
  ) -> [Expected]? {
    precondition(!ratio.isZero, "a ratio of 0")
    let isNegative = x.isNegative != ratio.isNegative
    guard let value = x.value else { return rounding.zero { _ in isNegative } }
    if value.isZero {
      return rounding.settled(.infinity(isNegative: isNegative, .divisionByZero))
    }
    return rounding.results(of: ratio / value)
  }
}
