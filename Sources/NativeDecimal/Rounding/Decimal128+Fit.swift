import DecimalArithmetic

extension Decimal128 {
  /// Rounds a number or an infinity to the context; unlike plus, the function keeps the sign of −0.
  static func fitted(_ x: Self, in context: ArithmeticContext) -> Outcome<Self> {
    if x.isInfinite { return Outcome(x) }
    return rounded(
      Unrounded(
        isNegative: x.isNegative, coefficient: UInt256(low: x.coefficient),
        exponent: x.finiteExponent),
      in: context)
  }
}
