import DecimalArithmetic

extension Decimal128 {
  public static func add(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self> {
    if let outcome = propagatedNaN(x, y, in: context) { return outcome }
    return sum(x, y, isYNegative: y.isNegative, in: context)
  }

  public static func subtract(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self>
  {
    if let outcome = propagatedNaN(x, y, in: context) { return outcome }
    return sum(x, y, isYNegative: !y.isNegative, in: context)
  }

  /// x + y, with y's sign given apart so that subtraction is the same operation.
  private static func sum(
    _ x: Self, _ y: Self, isYNegative: Bool, in context: ArithmeticContext
  ) -> Outcome<Self> {
    if x.isInfinite || y.isInfinite {
      if x.isInfinite && y.isInfinite && x.isNegative != isYNegative {
        return Outcome(.nan(), .invalidOperation)
      }
      return Outcome(infinity(isNegative: x.isInfinite ? x.isNegative : isYNegative))
    }
    let first = Term(
      isNegative: x.isNegative, coefficient: x.coefficient, exponent: x.finiteExponent)
    let second = Term(
      isNegative: isYNegative, coefficient: y.coefficient, exponent: y.finiteExponent)
    let exact =
      first.exponent >= second.exponent
      ? aligned(first, second, rounding: context.rounding)
      : aligned(second, first, rounding: context.rounding)
    return rounded(exact, in: context)
  }

  private struct Term {
    var isNegative: Bool
    var coefficient: UInt128
    var exponent: Int
  }

  /// upper + lower, where upper has the larger exponent.
  ///
  /// Up to a gap of 38 digits the sum is exact: 10³⁴ · 10³⁸ < 2²⁵⁶. Beyond it upper, if not 0, has 39
  /// digits or more, so what of lower lies below its last one is only sticky.
  private static func aligned(_ upper: Term, _ lower: Term, rounding: RoundingMode) -> Unrounded {
    if upper.coefficient == 0 && lower.coefficient != 0 {
      return Unrounded(
        isNegative: lower.isNegative, coefficient: UInt256(low: lower.coefficient),
        exponent: lower.exponent)
    }
    let gap = upper.exponent - lower.exponent
    let scale = min(gap, largestPower)
    let upperMagnitude = UInt256(product: upper.coefficient, powersOfTen[scale])
    let (lowerMagnitude, isSticky) = shiftedRight(lower.coefficient, digits: gap - scale)
    // A zero keeps the exponent the exact sum has; a sum that is not 0 is rounded above it anyway.
    let exponent = upper.coefficient == 0 ? lower.exponent : upper.exponent - scale
    var sum = Unrounded(
      isNegative: upper.isNegative, coefficient: upperMagnitude, exponent: exponent,
      isSticky: isSticky)
    if upper.isNegative == lower.isNegative {
      sum.coefficient = upperMagnitude + UInt256(low: lowerMagnitude)
    } else if upperMagnitude < UInt256(low: lowerMagnitude) {
      sum.coefficient = UInt256(low: lowerMagnitude) - upperMagnitude
      sum.isNegative = lower.isNegative
    } else {
      // Less a fraction: one whole unit less, and the rest of that unit is the sticky fraction.
      let whole = lowerMagnitude + (isSticky ? 1 : 0)
      sum.coefficient = upperMagnitude - UInt256(low: whole)
      if sum.coefficient.isZero && !isSticky { sum.isNegative = rounding == .floor }
    }
    return sum
  }

  /// ⌊x ÷ 10^digits⌋ and whether something was left.
  private static func shiftedRight(_ x: UInt128, digits: Int) -> (UInt128, Bool) {
    if digits == 0 { return (x, false) }
    if digits > largestPower { return (0, x != 0) }
    let (quotient, remainder) = x.quotientAndRemainder(dividingBy: powersOfTen[digits])
    return (quotient, remainder != 0)
  }
}
