import DecimalArithmetic

extension Decimal128 {
  /// Returns the exponent of the first digit of x; +∞ for an infinity, −∞ for a zero.
  ///
  ///     Decimal128.logB(250, in: .decimal128).value  // 2
  ///     Decimal128.logB(0, in: .decimal128).conditions  // Division_by_zero
  public static func logB(_ x: Self, in context: ArithmeticContext) -> Outcome<Self> {
    if let outcome = propagatedNaN(x, in: context) { return outcome }
    if x.isInfinite { return Outcome(infinity(isNegative: false)) }
    if x.isZero { return Outcome(infinity(isNegative: true), .divisionByZero) }
    let adjusted = x.finiteAdjustedExponent
    // The adjusted exponent has up to four digits, perhaps more than the precision.
    return rounded(
      Unrounded(
        isNegative: adjusted < 0, coefficient: UInt256(low: UInt128(adjusted.magnitude)),
        exponent: 0),
      in: context)
  }
}
