import DecimalArithmetic

extension Decimal128 {
  public static func multiply(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self>
  {
    if let outcome = propagatedNaN(x, y, in: context) { return outcome }
    let isNegative = x.isNegative != y.isNegative
    if x.isInfinite || y.isInfinite {
      if x.isZero || y.isZero { return Outcome(.nan(), .invalidOperation) }
      return Outcome(infinity(isNegative: isNegative))
    }
    return rounded(
      Unrounded(
        isNegative: isNegative, coefficient: UInt256(product: x.coefficient, y.coefficient),
        exponent: x.finiteExponent + y.finiteExponent),
      in: context)
  }
}
