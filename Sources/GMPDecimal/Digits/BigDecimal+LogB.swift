import DecimalArithmetic

extension BigDecimal {
  public static func logB(_ x: BigDecimal, in context: ArithmeticContext) -> Outcome<BigDecimal> {
    if let nan = propagatedNaN(x, in: context) { return nan }
    if x.isInfinite { return Outcome(x.withSign(isNegative: false)) }
    if x.isZero {
      return Outcome(
        BigDecimal(.infinity, isNegative: true, storage: x.storage), .divisionByZero)
    }
    let adjusted = x.adjustedExponent
    // Rounds the adjusted exponent, which may have more digits than the precision.
    return Rounding(context: context, storage: x.storage).roundWords(
      isNegative: adjusted < 0, UInt128(adjusted.magnitude), exponent: 0)
  }
}
