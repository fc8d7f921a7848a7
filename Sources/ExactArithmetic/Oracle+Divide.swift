import DecimalArithmetic

extension Oracle {
  /// GDA divide; preferred exponent e₁ − e₂.
  ///
  /// A finite number divided by infinity is 0 with the exponent Etiny, and clamped.
  public static func divide(
    _ x: DecimalOperand, by y: DecimalOperand, in context: ArithmeticContext
  ) -> Expected? {
    if let nan = notANumber(x, y, in: context) { return nan }
    let isNegative = x.isNegative != y.isNegative
    guard let dividend = x.value else {
      return y.isInfinite ? .nan(.invalidOperation) : .infinity(isNegative: isNegative)
    }
    guard let divisor = y.value else {
      return zero(isNegative: isNegative, exponent: context.etiny, .clamped, in: context)
    }
    if divisor.isZero {
      return dividend.isZero
        ? .nan(.divisionUndefined) : .infinity(isNegative: isNegative, .divisionByZero)
    }
    let preferred = x.exponent - y.exponent
    if dividend.isZero {
      return zero(isNegative: isNegative, exponent: preferred, in: context)
    }
    return rounded(dividend / divisor, preferred: preferred, in: context)
  }
}
