import DecimalArithmetic

extension BigDecimal {
  public static func multiply(
    _ x: BigDecimal, _ y: BigDecimal, in context: ArithmeticContext
  ) -> Outcome<BigDecimal> {
    let isNegative = x.isNegative != y.isNegative
    let storage = x.storage.joined(y.storage)
    guard x.isFinite && y.isFinite else {
      if let nan = propagatedNaN(x, y, in: context) { return nan }
      if x.isZero || y.isZero { return invalid(storage) }
      return Outcome(BigDecimal(.infinity, isNegative: isNegative, storage: storage))
    }
    let exponent = x.exponent + y.exponent
    let rounding = Rounding(context: context, storage: storage)
    if x.limbs == nil && y.limbs == nil {
      if (x.inline | y.inline) >> 64 == 0 {
        return rounding.roundWords(
          isNegative: isNegative, x.inline &* y.inline, exponent: exponent)
      }
      let product = UInt256(product: x.inline, y.inline)
      if product.high == 0 {
        return rounding.roundWords(isNegative: isNegative, product.low, exponent: exponent)
      }
      if context.precision <= widePrecision {
        let condensed = product.condensed()
        return rounding.roundWords(
          isNegative: isNegative, condensed.coefficient,
          exponent: exponent + condensed.droppedDigits, isTruncated: condensed.isTruncated)
      }
    }
    if x.coefficientDigits + y.coefficientDigits > maximumDigits {
      return insufficientStorage(storage)
    }
    var product = x.natural
    product.multiply(by: y.natural)
    return rounding.round(isNegative: isNegative, product, exponent: exponent)
  }
}
