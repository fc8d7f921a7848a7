import DecimalArithmetic

extension Decimal128 {
  public static func compare(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self> {
    if let outcome = propagatedNaN(x, y, in: context) { return outcome }
    let order = numericOrder(x, y)
    return Outcome(
      Decimal128(isNegative: order < 0, coefficient: order == 0 ? 0 : 1, exponent: 0))
  }

  /// −1, 0 or 1 as x < y, x = y or x > y, neither a NaN.
  static func numericOrder(_ x: Self, _ y: Self) -> Int {
    if x.isZero && y.isZero { return 0 }
    if x.isZero { return y.isNegative ? 1 : -1 }
    if y.isZero || x.isNegative != y.isNegative { return x.isNegative ? -1 : 1 }
    let magnitudes = magnitudeOrder(x, y)
    return x.isNegative ? -magnitudes : magnitudes
  }

  /// The order of |x| and |y|, neither 0 nor NaN.
  ///
  /// Equal adjusted exponents mean a gap of at most 33 digits, so the scaled coefficient is below
  /// 10⁶⁸.
  private static func magnitudeOrder(_ x: Self, _ y: Self) -> Int {
    if x.isInfinite || y.isInfinite { return (x.isInfinite ? 1 : 0) - (y.isInfinite ? 1 : 0) }
    let gap = x.finiteExponent - y.finiteExponent
    let adjustedGap = gap + x.coefficient.decimalDigitCount - y.coefficient.decimalDigitCount
    if adjustedGap != 0 { return adjustedGap.signum() }
    let scaledX = UInt256(product: x.coefficient, powersOfTen[max(0, gap)])
    let scaledY = UInt256(product: y.coefficient, powersOfTen[max(0, -gap)])
    return scaledX == scaledY ? 0 : scaledX < scaledY ? -1 : 1
  }
}
