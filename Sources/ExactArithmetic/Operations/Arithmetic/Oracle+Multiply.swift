import DecimalArithmetic

extension Oracle {
  /// GDA multiply; preferred exponent e₁ + e₂.
  package static func multiply(
    _ x: DecimalOperand, _ y: DecimalOperand, in context: ArithmeticContext
  ) -> Expected? {
    unroundedProduct(x, y, in: context)?.rounded(by: context.rounding)
  }

  /// Returns ``multiply(_:_:in:)`` before rounding.
  package static func unroundedProduct(
    _ x: DecimalOperand, _ y: DecimalOperand, in limits: ArithmeticContext
  ) -> Unrounded? {
    if let nan = notANumber(x, y, in: limits) { return Unrounded(settled: nan, in: limits) }
    let isNegative = x.isNegative != y.isNegative
    let preferred = x.exponent + y.exponent
    if limits.precision <= shortPrecision, let product = ShortNumber(x, times: y), !product.isZero {
      return unrounded(product, preferred: preferred, in: limits)
    }
    guard let left = x.value, let right = y.value else {
      return Unrounded(
        settled: x.isZero || y.isZero
          ? .nan(.invalidOperation) : .infinity(isNegative: isNegative), in: limits)
    }
    if x.isZero || y.isZero {
      return Unrounded(
        settled: Expected.zero(isNegative: isNegative, exponent: preferred, in: limits), in: limits)
    }
    return unrounded(left * right, preferred: preferred, in: limits)
  }
}
