import DecimalArithmetic

extension Decimal128 {
  /// Returns ±coefficient × 10^(biasedExponent − bias), rounded, if it is normal and not clamped.
  ///
  /// Otherwise the result is `nil`, and also if the rounding needs the remainder of a number of
  /// more than 127 bits. Callers then use ``rounded(_:in:)``. If both functions have a result, the
  /// bits and conditions are equal.
  @inline(__always)
  static func quickRounded(
    _ coefficient: UInt256, sign: UInt64, biasedExponent: Int, in context: ArithmeticContext
  ) -> Outcome<Decimal128>? {
    let limit = powersOfTen[context.precision]
    if coefficient.high == 0 && coefficient.low < limit {
      guard context.isOrdinary(biasedExponent: biasedExponent) else { return nil }
      return Outcome(
        Decimal128(sign: sign, coefficient: coefficient.low, biasedExponent: biasedExponent))
    }
    let count = coefficient.decimalDigitCount &- context.precision
    let exponent = biasedExponent &+ count
    guard context.isOrdinary(biasedExponent: exponent) else { return nil }
    let kept: UInt128
    let discarded: DiscardedDigits
    if coefficient.high == 0 {
      guard coefficient.low.leadingZeroBitCount > 0 else { return nil }
      let (quotient, remainder) = coefficient.low.quotientAndRemainder(byPowerOfTen: count)
      kept = quotient
      discarded = DiscardedDigits(remainder: remainder, of: powersOfTen[count])
    } else {
      guard let cut = coefficient.cut(digits: count) else { return nil }
      (kept, discarded) = cut
    }
    let rounded = kept &+ discarded.increment(of: kept, sign: sign, rounding: context.rounding)
    guard rounded < limit else { return nil }
    return Outcome(
      Decimal128(sign: sign, coefficient: rounded, biasedExponent: exponent),
      discarded.conditions)
  }
}
