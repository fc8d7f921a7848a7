import DecimalArithmetic

extension Decimal128 {
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
