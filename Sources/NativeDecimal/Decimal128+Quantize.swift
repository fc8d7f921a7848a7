import DecimalArithmetic

extension Decimal128 {
  public static func quantize(
    _ x: Self, to y: Self, in context: ArithmeticContext
  ) -> Outcome<Self> {
    if let outcome = propagatedNaN(x, y, in: context) { return outcome }
    if x.isInfinite && y.isInfinite { return Outcome(x) }
    let exponent = y.finiteExponent
    guard x.isFinite, y.isFinite, (context.etiny...context.maxExponent).contains(exponent) else {
      return Outcome(.nan(), .invalidOperation)
    }
    if x.isZero {
      return zero(isNegative: x.isNegative, exponent: exponent, in: context)
    }
    guard let (coefficient, conditions) = requantized(x, exponent: exponent, in: context) else {
      return Outcome(.nan(), .invalidOperation)
    }
    if coefficient == 0 {
      return zero(isNegative: x.isNegative, exponent: exponent, in: context)
        .raising(conditions)
    }
    let adjusted = exponent + coefficient.decimalDigitCount - 1
    if adjusted > context.maxExponent { return Outcome(.nan(), .invalidOperation) }
    let subnormal: Conditions = adjusted < context.minExponent ? .subnormal : []
    return fitted(
      isNegative: x.isNegative, coefficient: coefficient, exponent: exponent,
      conditions: conditions.union(subnormal), in: context)
  }

  /// The coefficient of x at another exponent, or `nil` if it has more digits than the precision.
  private static func requantized(
    _ x: Self, exponent: Int, in context: ArithmeticContext
  ) -> (coefficient: UInt128, conditions: Conditions)? {
    let padding = x.finiteExponent - exponent
    if padding >= 0 {
      guard x.coefficient.decimalDigitCount + padding <= context.precision else { return nil }
      return (x.coefficient * powersOfTen[padding], [])
    }
    let exact = Unrounded(
      isNegative: x.isNegative, coefficient: UInt256(low: x.coefficient),
      exponent: x.finiteExponent)
    var (kept, discarded) = exact.cut(at: exponent)
    if context.rounding.increments(
      lastDigit: UInt8(truncatingIfNeeded: kept % 10), isNegative: x.isNegative,
      discarded: discarded)
    {
      kept += 1
    }
    guard kept < powersOfTen[context.precision] else { return nil }
    return (kept, discarded == .zero ? .rounded : [.rounded, .inexact])
  }
}
