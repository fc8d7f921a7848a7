import DecimalArithmetic

extension BigDecimal {
  public static func scaleB(
    _ x: BigDecimal, by y: BigDecimal, in context: ArithmeticContext
  ) -> Outcome<BigDecimal> {
    if let nan = propagatedNaN(x, y, in: context) { return nan }
    let storage = x.storage.joined(y.storage)
    guard let shift = y.count(atMost: 2 * (context.maxExponent + context.precision)) else {
      return invalid(storage)
    }
    if x.isInfinite { return Outcome(x) }
    let rounding = Rounding(context: context, storage: storage)
    let exponent = x.exponent + shift
    if let words = x.words {
      return rounding.roundWords(isNegative: x.isNegative, words, exponent: exponent)
    }
    return rounding.round(isNegative: x.isNegative, x.natural, exponent: exponent)
  }
}
