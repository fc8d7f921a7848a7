import DecimalArithmetic

extension Oracle {
  /// GDA multiply; preferred exponent e₁ + e₂.
  public static func multiply(
    _ x: DecimalOperand, _ y: DecimalOperand, in context: ArithmeticContext
  ) -> Expected? {
    if let nan = notANumber(x, y, in: context) { return nan }
    let isNegative = x.isNegative != y.isNegative
    guard let left = x.value, let right = y.value else {
      return x.isZero || y.isZero
        ? .nan(.invalidOperation) : .infinity(isNegative: isNegative)
    }
    let preferred = x.exponent + y.exponent
    if x.isZero || y.isZero {
      return zero(isNegative: isNegative, exponent: preferred, in: context)
    }
    return rounded(left * right, preferred: preferred, in: context)
  }
}
