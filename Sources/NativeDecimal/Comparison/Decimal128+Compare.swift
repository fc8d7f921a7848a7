import DecimalArithmetic

extension Decimal128 {
  /// Returns −1, 0 or 1 as x < y, x = y or x > y; NaN if an operand is NaN.
  ///
  ///     Decimal128.compare(Decimal128("2.1")!, Decimal128("2.10")!, in: .decimal128).value  // 0
  ///     Decimal128.compare(2, Decimal128("NaN")!, in: .decimal128).value  // NaN
  @inlinable @inline(__always)
  public static func compare(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self> {
    if let order = shortOrder(x, y) { return Outcome(Decimal128(order: order)) }
    return longComparison(x, y, in: context)
  }

  /// Creates −1, 0 or 1 from an order: the order's sign, and the coefficient 1 unless the order is
  /// 0.
  @inlinable @inline(__always)
  package init(order: Int64) {
    self.init(
      sign: UInt64(bitPattern: order), coefficient: UInt128(truncatingIfNeeded: order & 1),
      biasedExponent: 6_176)
  }

  @usableFromInline
  static func longComparison(
    _ x: Self, _ y: Self, in context: ArithmeticContext
  ) -> Outcome<Self> {
    if areFinite(x.upperHalf, y.upperHalf), let order = quickOrder(x, y) {
      return Outcome(Decimal128(order: order))
    }
    return generalComparison(x, y, in: context)
  }

  @inline(never)
  package static func generalComparison(
    _ x: Self, _ y: Self, in context: ArithmeticContext
  ) -> Outcome<Self> {
    if let outcome = propagatedNaN(x, y, in: context) { return outcome }
    let order = numericOrder(x, y)
    return Outcome(
      Decimal128(isNegative: order < 0, coefficient: order == 0 ? 0 : 1, exponent: 0))
  }

  /// Returns −1, 0 or 1 for finite numbers whose exponents differ by at most 38; otherwise `nil`.
  ///
  /// The function has no branches, because random signs cannot be predicted. The number with the
  /// larger exponent is scaled to the other exponent: a product below 2²⁴¹.
  @inline(__always)
  static func quickOrder(_ x: Self, _ y: Self) -> Int64? {
    let xHalf = x.upperHalf
    let yHalf = y.upperHalf
    let gap = biasedExponent(xHalf) &- biasedExponent(yHalf)
    let isSwapped = gap < 0
    let distance = isSwapped ? 0 &- gap : gap
    guard distance <= largestPower else { return nil }
    let upper = isSwapped ? y.coefficient : x.coefficient
    let lower = isSwapped ? x.coefficient : y.coefficient
    let scaled = upper.fullProduct(powersOfTen[distance])
    let isLowLess: Int64 = scaled.low < lower ? 1 : 0
    let isLowEqual: Int64 = scaled.low == lower ? 1 : 0
    let isHighZero: Int64 = scaled.high == 0 ? 1 : 0
    let isUpperLess = isHighZero & isLowLess
    let isUpperMore = 1 &- isHighZero & (isLowLess | isLowEqual)
    let swap: Int64 = isSwapped ? -1 : 0
    let sign = Int64(bitPattern: xHalf) &>> 63
    let magnitudes = ((isUpperMore &- isUpperLess) ^ swap ^ sign) &- (swap ^ sign)
    // If the signs are opposite, the positive number is larger, unless both are 0.
    let areOpposite = Int64(bitPattern: xHalf ^ yHalf) &>> 63
    let bySign = upper | lower == 0 ? 0 : sign | 1
    return magnitudes & ~areOpposite | bySign & areOpposite
  }

  /// Returns −1, 0 or 1 as x < y, x = y or x > y; neither is a NaN.
  static func numericOrder(_ x: Self, _ y: Self) -> Int {
    if x.isZero && y.isZero { return 0 }
    if x.isZero { return y.isNegative ? 1 : -1 }
    if y.isZero || x.isNegative != y.isNegative { return x.isNegative ? -1 : 1 }
    let magnitudes = magnitudeOrder(x, y)
    return x.isNegative ? -magnitudes : magnitudes
  }

  /// Returns the order of |x| and |y|; neither is 0 or NaN.
  ///
  /// If the adjusted exponents are equal, the exponents differ by at most 33, so the scaled
  /// coefficient is below 10⁶⁸.
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
