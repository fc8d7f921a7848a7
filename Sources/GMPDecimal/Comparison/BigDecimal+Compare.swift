import DecimalArithmetic

extension BigDecimal {
  /// GDA compare: returns −1, 0 or 1 as x < y, x = y or x > y; NaN if an operand is NaN.
  ///
  ///     BigDecimal.compare(BigDecimal("2.1")!, BigDecimal("2.10")!, in: .decimal128).value  // 0
  ///     BigDecimal.compare(2, BigDecimal("NaN")!, in: .decimal128).value  // NaN
  public static func compare(
    _ x: BigDecimal, _ y: BigDecimal, in context: ArithmeticContext
  ) -> Outcome<BigDecimal> {
    if let nan = propagatedNaN(x, y, in: context) { return nan }
    let order = order(x, y)
    let value = UInt128(order.magnitude).value(
      isNegative: order < 0, exponent: 0, digitCount: 1, appendingZeros: 0,
      storage: x.storage.joined(y.storage))
    return Outcome(value)
  }

  /// Returns −1, 0 or 1 as x < y, x = y or x > y.
  ///
  /// - Precondition: neither x nor y is a NaN.
  static func order(_ x: BigDecimal, _ y: BigDecimal) -> Int {
    let xSign = x.isZero ? 0 : x.isNegative ? -1 : 1
    let ySign = y.isZero ? 0 : y.isNegative ? -1 : 1
    if xSign != ySign { return xSign < ySign ? -1 : 1 }
    if xSign == 0 { return 0 }
    return xSign * magnitudeOrder(x, y)
  }

  /// Returns the order of |x| and |y|; neither is 0.
  private static func magnitudeOrder(_ x: BigDecimal, _ y: BigDecimal) -> Int {
    if x.isInfinite || y.isInfinite {
      return (x.isInfinite ? 1 : 0) - (y.isInfinite ? 1 : 0)
    }
    if x.adjustedExponent != y.adjustedExponent {
      return x.adjustedExponent < y.adjustedExponent ? -1 : 1
    }
    // The adjusted exponents are equal, so the exponents differ by less than the digits of the
    // longer coefficient. With zeros appended to the shorter coefficient, both coefficients have
    // equal numbers of digits.
    let zeros = x.exponent - y.exponent
    if x.limbs == nil && y.limbs == nil {
      let xAligned = x.inline * powersOfTen[max(zeros, 0)]
      let yAligned = y.inline * powersOfTen[max(-zeros, 0)]
      return xAligned == yAligned ? 0 : xAligned < yAligned ? -1 : 1
    }
    var xAligned = x.natural
    var yAligned = y.natural
    xAligned.appendZeros(max(zeros, 0))
    yAligned.appendZeros(max(-zeros, 0))
    return xAligned.compared(with: yAligned).signum()
  }
}
