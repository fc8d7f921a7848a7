import DecimalArithmetic

extension Decimal128 {
  /// A number or an infinity rounded to the context; unlike plus, it leaves −0 its sign.
  static func fitted(_ x: Self, in context: ArithmeticContext) -> Outcome<Self> {
    if x.isInfinite { return Outcome(x) }
    return rounded(
      Unrounded(
        isNegative: x.isNegative, coefficient: UInt256(low: x.coefficient),
        exponent: x.finiteExponent),
      in: context)
  }
}
