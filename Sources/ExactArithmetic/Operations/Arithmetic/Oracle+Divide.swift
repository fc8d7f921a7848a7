import DecimalArithmetic

extension Oracle {
  /// GDA divide; preferred exponent e₁ − e₂.
  ///
  /// A finite number divided by infinity is 0 with the exponent Etiny, and clamped.
  package static func divide(
    _ x: DecimalOperand, by y: DecimalOperand, in context: ArithmeticContext
  ) -> Expected? {
    unroundedQuotient(x, y, in: context)?.rounded(by: context.rounding)
  }

  /// Returns ``divide(_:by:in:)`` before rounding.
  package static func unroundedQuotient(
    _ x: DecimalOperand, _ y: DecimalOperand, in limits: ArithmeticContext
  ) -> Unrounded? {
    if let special = undividedQuotient(x, y, in: limits) {
      return Unrounded(settled: special, in: limits)
    }
    if !x.isZero, let quotient = unroundedShortQuotient(x, y, in: limits) { return quotient }
    let isNegative = x.isNegative != y.isNegative
    guard let dividend = x.value, let divisor = y.value else {
      return Unrounded(
        settled: Expected.zero(
          isNegative: isNegative, exponent: limits.etiny, .clamped, in: limits),
        in: limits)
    }
    let preferred = x.exponent - y.exponent
    if dividend.isZero {
      return Unrounded(
        settled: Expected.zero(isNegative: isNegative, exponent: preferred, in: limits), in: limits)
    }
    return unrounded(dividend / divisor, preferred: preferred, in: limits)
  }

  /// Returns the quotient if an operand is NaN or infinite, or y is 0; otherwise `nil`.
  static func undividedQuotient(
    _ x: DecimalOperand, _ y: DecimalOperand, in context: ArithmeticContext
  ) -> Expected? {
    if let nan = notANumber(x, y, in: context) { return nan }
    let isNegative = x.isNegative != y.isNegative
    if x.isInfinite {
      return y.isInfinite ? .nan(.invalidOperation) : .infinity(isNegative: isNegative)
    }
    guard y.isZero else { return nil }
    return x.isZero
      ? .nan(.divisionUndefined) : .infinity(isNegative: isNegative, .divisionByZero)
  }
}
