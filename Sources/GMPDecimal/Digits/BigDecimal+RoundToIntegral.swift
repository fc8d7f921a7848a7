import DecimalArithmetic

extension BigDecimal {
  /// GDA round-to-integral-exact: rounds x to exponent 0; an x of a higher exponent is unchanged.
  ///
  ///     let tie = BigDecimal.roundToIntegralExact(BigDecimal("2.5")!, in: .decimal128)
  ///     tie.value  // 2
  ///     tie.conditions  // Inexact Rounded
  ///     BigDecimal.roundToIntegralExact(BigDecimal("7E+2")!, in: .decimal128).value  // 7E+2
  public static func roundToIntegralExact(
    _ x: BigDecimal, in context: ArithmeticContext
  ) -> Outcome<BigDecimal> {
    if let nan = propagatedNaN(x, in: context) { return nan }
    // Rounding to an integer never adds digits, so the precision and Emax do not matter.
    if x.isInfinite { return Outcome(x) }
    if x.exponent >= 0 { return folded(x, in: context) }
    if let words = x.words { return x.integral(words, rounding: context.rounding) }
    return x.integral(x.natural, rounding: context.rounding)
  }

  public static func roundToIntegralValue(
    _ x: BigDecimal, in context: ArithmeticContext
  ) -> Outcome<BigDecimal> {
    let outcome = roundToIntegralExact(x, in: context)
    return Outcome(
      outcome.value,
      outcome.conditions.intersection([.invalidOperation, .insufficientStorage]))
  }

  /// Returns x with its exponent lowered to Etop, if clamp requires this and x is within Emax.
  private static func folded(_ x: BigDecimal, in context: ArithmeticContext) -> Outcome<BigDecimal>
  {
    guard context.clamp, x.exponent > context.etop,
      x.hasZeroCoefficient || x.adjustedExponent <= context.maxExponent
    else { return Outcome(x) }
    let rounding = Rounding(context: context, storage: x.storage)
    if x.hasZeroCoefficient {
      return rounding.zero(isNegative: x.isNegative, exponent: x.exponent)
    }
    return rounding.settle(
      isNegative: x.isNegative, x.natural, exponent: x.exponent, digitCount: x.coefficientDigits,
      [])
  }

  /// Rounds self, whose coefficient is `exact`, to exponent 0.
  ///
  /// - Precondition: the exponent of self is negative.
  private func integral<C: Coefficient & ~Copyable>(
    _ exact: consuming C, rounding: RoundingMode
  ) -> Outcome<BigDecimal> {
    var coefficient = exact
    // Rounding a zero removes no digits, so rounded is not raised.
    let conditions: Conditions = hasZeroCoefficient ? [] : .rounded
    let discarded = coefficient.dropDigits(-exponent)
    let grows = rounding.increments(
      lastDigit: coefficient.lastDigit, isNegative: isNegative, discarded: discarded)
    if grows { coefficient.increment() }
    let count = coefficient.digitCount
    let value = coefficient.value(
      isNegative: isNegative, exponent: 0, digitCount: count, appendingZeros: 0, storage: storage)
    return Outcome(value, discarded == .zero ? conditions : [.inexact, .rounded])
  }
}
