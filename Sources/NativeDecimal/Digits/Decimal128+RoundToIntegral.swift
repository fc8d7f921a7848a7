import DecimalArithmetic

extension Decimal128 {
  /// Rounds x to exponent 0 if the exponent is negative; otherwise returns x.
  ///
  ///     let rounded = Decimal128.roundToIntegralExact(Decimal128("2.5")!, in: .decimal128)
  ///     rounded.value  // 2
  ///     rounded.conditions  // Inexact Rounded
  public static func roundToIntegralExact(
    _ x: Self, in context: ArithmeticContext
  ) -> Outcome<Self> {
    if let outcome = propagatedNaN(x, in: context) { return outcome }
    // Neither the precision nor the range matters: rounding to an integer never adds digits.
    if x.isInfinite { return Outcome(x) }
    if x.finiteExponent >= 0 { return clamped(x, in: context) }
    if x.isZero {
      return Outcome(Decimal128(isNegative: x.isNegative, coefficient: 0, exponent: 0))
    }
    let (coefficient, isExact) = x.coefficient(at: 0, rounding: context.rounding)
    return Outcome(
      Decimal128(isNegative: x.isNegative, coefficient: coefficient, exponent: 0),
      isExact ? .rounded : [.inexact, .rounded])
  }

  /// Rounds like ``roundToIntegralExact(_:in:)``, but raises neither inexact nor rounded.
  ///
  ///     let halfUp = ArithmeticContext.decimal128.rounding(.halfUp)
  ///     Decimal128.roundToIntegralValue(Decimal128("2.5")!, in: halfUp).value  // 3
  ///     Decimal128.roundToIntegralValue(Decimal128("2.5")!, in: halfUp).isExact  // true
  public static func roundToIntegralValue(
    _ x: Self, in context: ArithmeticContext
  ) -> Outcome<Self> {
    let outcome = roundToIntegralExact(x, in: context)
    return Outcome(outcome.value, x.isSignalingNaN ? outcome.conditions : [])
  }

  /// Returns a finite number with its exponent lowered to Etop if clamp requires it and the range
  /// allows.
  private static func clamped(_ x: Self, in context: ArithmeticContext) -> Outcome<Self> {
    let (coefficient, exponent) = (x.coefficient, x.finiteExponent)
    let adjusted = exponent + coefficient.decimalDigitCount - 1
    guard context.clamp, exponent > context.etop,
      coefficient == 0 || adjusted <= context.maxExponent
    else { return Outcome(x) }
    return coefficient == 0
      ? zero(isNegative: x.isNegative, exponent: exponent, in: context)
      : fitted(
        isNegative: x.isNegative, coefficient: coefficient, exponent: exponent, conditions: [],
        in: context)
  }

  /// Returns the coefficient of a finite number at a larger exponent, and whether it is exact.
  func coefficient(at position: Int, rounding: RoundingMode) -> (UInt128, isExact: Bool) {
    let exact = Unrounded(
      isNegative: isNegative, coefficient: UInt256(low: coefficient), exponent: finiteExponent)
    let (kept, discarded) = exact.cut(at: position, digitCount: coefficient.decimalDigitCount)
    let increment = discarded.increment(
      of: kept, sign: isNegative ? .max : 0, rounding: rounding)
    return (kept + increment, discarded.isZero)
  }
}
