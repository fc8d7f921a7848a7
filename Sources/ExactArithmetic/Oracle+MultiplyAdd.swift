import DecimalArithmetic

extension Oracle {
  /// GDA fused-multiply-add: the exact product, an operand like any other, and z added to it.
  ///
  /// 0 · ∞ is invalid whatever z is, a NaN too (decTest: `fma 0 Inf sNaN123` gives no payload).
  public static func fma(
    _ x: DecimalOperand, _ y: DecimalOperand, adding z: DecimalOperand,
    in context: ArithmeticContext
  ) -> Expected? {
    if (x.isInfinite && y.isZero) || (x.isZero && y.isInfinite) { return .nan(.invalidOperation) }
    if let nan = notANumber(x, y, z, in: context) { return nan }
    let isNegative = x.isNegative != y.isNegative
    if x.isInfinite || y.isInfinite {
      return add(DecimalOperand(kind: .infinity, isNegative: isNegative), z, in: context)
    }
    let product = DecimalOperand(
      kind: .finite, isNegative: isNegative, coefficient: x.coefficient * y.coefficient,
      exponent: x.exponent + y.exponent)
    return add(product, z, in: context)
  }
}
