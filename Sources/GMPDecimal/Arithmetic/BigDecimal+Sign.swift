import DecimalArithmetic

extension BigDecimal {
  public static func plus(_ x: BigDecimal, in context: ArithmeticContext) -> Outcome<BigDecimal> {
    x.rounded(isNegative: x.isNegative, in: context)
  }

  public static func minus(_ x: BigDecimal, in context: ArithmeticContext) -> Outcome<BigDecimal> {
    x.rounded(isNegative: !x.isNegative, in: context)
  }

  public static func abs(_ x: BigDecimal, in context: ArithmeticContext) -> Outcome<BigDecimal> {
    x.isNegative ? minus(x, in: context) : plus(x, in: context)
  }

  /// Returns 0 + x or 0 − x, rounded; a NaN keeps its sign, a zero gets the sign of a zero sum.
  private func rounded(
    isNegative: Bool, in context: ArithmeticContext
  ) -> Outcome<BigDecimal> {
    if isNaN { return propagatedNaN(in: context, storage: storage) }
    if isInfinite { return Outcome(withSign(isNegative: isNegative)) }
    // 0 + (−0) is −0 only for rounding to floor; 0 + 0 is never −0.
    let isNegative = isNegative && (!hasZeroCoefficient || context.rounding == .floor)
    let rounding = Rounding(context: context, storage: storage)
    if limbs == nil {
      return rounding.roundWords(isNegative: isNegative, inline, exponent: exponent)
    }
    return rounding.round(isNegative: isNegative, natural, exponent: exponent)
  }
}
