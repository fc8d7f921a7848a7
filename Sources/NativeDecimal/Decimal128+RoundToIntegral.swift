import DecimalArithmetic

extension Decimal128 {
  public static func roundToIntegralExact(
    _ x: Self, in context: ArithmeticContext
  ) -> Outcome<Self> {
    if let outcome = propagatedNaN(x, in: context) { return outcome }
    // Neither the precision nor the range counts: the digits can only become fewer.
    if x.isInfinite || x.finiteExponent >= 0 { return Outcome(x) }
    if x.isZero {
      return Outcome(Decimal128(isNegative: x.isNegative, coefficient: 0, exponent: 0))
    }
    let (coefficient, isExact) = x.coefficient(at: 0, rounding: context.rounding)
    return Outcome(
      Decimal128(isNegative: x.isNegative, coefficient: coefficient, exponent: 0),
      isExact ? .rounded : [.inexact, .rounded])
  }

  public static func roundToIntegralValue(
    _ x: Self, in context: ArithmeticContext
  ) -> Outcome<Self> {
    let outcome = roundToIntegralExact(x, in: context)
    return Outcome(outcome.value, x.isSignalingNaN ? outcome.conditions : [])
  }

  /// The coefficient that a finite number has at an exponent above its own, and whether it is exact.
  func coefficient(at position: Int, rounding: RoundingMode) -> (UInt128, isExact: Bool) {
    let exact = Unrounded(
      isNegative: isNegative, coefficient: UInt256(low: coefficient), exponent: finiteExponent)
    let (kept, discarded) = exact.cut(at: position)
    let increments = rounding.increments(
      lastDigit: UInt8(truncatingIfNeeded: kept % 10), isNegative: isNegative,
      discarded: discarded)
    return (kept + (increments ? 1 : 0), discarded == .zero)
  }
}
