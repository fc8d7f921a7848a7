#if SeededFaults
import DecimalArithmetic

extension Decimal128 {
  /// Returns a short sum with a wrong sign of zero, with the larger of the two exponents, or
  /// without the zeros that a zero operand appends.
  ///
  /// `magnitude` and `sign` are those of the right sum.
  @usableFromInline
  static func faultyShortSum(
    _ x: Self, _ y: Self, _ flip: UInt64, _ magnitude: UInt128, sign: UInt64
  ) -> Outcome<Self>? {
    let xHalf = x.upperHalf
    let yHalf = y.upperHalf ^ flip
    let isSwapped = biasedExponent(xHalf) < biasedExponent(yHalf)
    let (upper, lower) = isSwapped ? (y, x) : (x, y)
    let exponent = biasedExponent(lower.upperHalf)
    let gap = biasedExponent(upper.upperHalf) - exponent
    let isDifference = (xHalf ^ yHalf) >> 63 == 1
    let zeroSign = faultySign(sign, of: magnitude, isDifference: isDifference)
    if zeroSign != sign {
      return Outcome(Decimal128(sign: zeroSign, coefficient: 0, biasedExponent: exponent))
    }
    let unit = UInt128(shortPowerOfTen(gap))
    if SeededFault.nativeSumPrefersLargerExponent.isActive && magnitude % unit == 0 {
      return Outcome(
        Decimal128(sign: sign, coefficient: magnitude / unit, biasedExponent: exponent + gap))
    }
    guard SeededFault.nativeZeroOperandPadsNothing.isActive && lower.coefficient == 0 else {
      return nil
    }
    return Outcome(
      Decimal128(
        sign: isSwapped ? yHalf : xHalf, coefficient: upper.coefficient,
        biasedExponent: exponent + gap))
  }

  /// Returns the order of numbers with different signs by the signs alone, so −0 is less than 0.
  @usableFromInline
  static func faultyOrder(ofSigns xHalf: UInt64, _ yHalf: UInt64) -> Int64? {
    guard SeededFault.nativeZerosOrderedBySign.isActive && (xHalf ^ yHalf) >> 63 == 1 else {
      return nil
    }
    return xHalf >> 63 == 1 ? -1 : 1
  }
}
#endif
