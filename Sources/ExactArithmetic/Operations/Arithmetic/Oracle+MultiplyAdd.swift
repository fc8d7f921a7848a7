import DecimalArithmetic

extension Oracle {
  /// GDA fused-multiply-add: the exact product plus z, rounded once.
  ///
  /// 0 · ∞ is an invalid operation for every z. For a NaN z the result has no payload (decTest:
  /// `fma 0 Inf sNaN123`).
  package static func fma(
    _ x: DecimalOperand, _ y: DecimalOperand, adding z: DecimalOperand,
    in context: ArithmeticContext
  ) -> Expected? {
    unroundedProductSum(x, y, adding: z, in: context)?.rounded(by: context.rounding)
  }

  /// Returns ``fma(_:_:adding:in:)`` before rounding.
  package static func unroundedProductSum(
    _ x: DecimalOperand, _ y: DecimalOperand, adding z: DecimalOperand,
    in limits: ArithmeticContext
  ) -> Unrounded? {
    if (x.isInfinite && y.isZero) || (x.isZero && y.isInfinite) {
      return Unrounded(settled: .nan(.invalidOperation), in: limits)
    }
    if let product = ShortNumber(x, times: y), let addend = ShortNumber(z),
      let sum = unroundedSum(product, addend, in: limits)
    {
      return sum
    }
    if let nan = notANumber(x, y, z, in: limits) { return Unrounded(settled: nan, in: limits) }
    let isNegative = x.isNegative != y.isNegative
    if x.isInfinite || y.isInfinite {
      return unroundedSum(DecimalOperand(kind: .infinity, isNegative: isNegative), z, in: limits)
    }
    let product = DecimalOperand(
      kind: .finite, isNegative: isNegative, coefficient: x.coefficient * y.coefficient,
      exponent: x.exponent + y.exponent)
    return unroundedSum(product, z, in: limits)
  }
}
