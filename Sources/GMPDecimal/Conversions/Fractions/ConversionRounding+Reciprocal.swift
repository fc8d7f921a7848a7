import DecimalArithmetic

extension ConversionRounding {
  /// Returns ratio ÷ x for any x except NaN.
  func reciprocal(_ x: BigDecimal, _ ratio: ExactRatio) -> Conversion<BigDecimal> {
    let isNegative = x.isNegative != ratio.isNegative
    if x.isInfinite { return zero(isNegative: isNegative) }
    if x.hasZeroCoefficient {
      return Conversion(
        BigDecimal(.infinity, isNegative: isNegative, storage: rounding.storage), .divisionByZero)
    }
    let exponent = ratio.exponent - x.exponent
    if x.limbs == nil && rounding.context.precision <= BigDecimal.widePrecision {
      let divisor = x.inline.multipliedReportingOverflow(by: ratio.denominator)
      if !divisor.overflow {
        return convert(
          InlineFraction(ratio.numerator, exponent: exponent, divisor: divisor.partialValue),
          isNegative: isNegative)
      }
    }
    if x.coefficientDigits + UInt128.inlineDigits >= BigDecimal.intermediateDigits {
      return Conversion(BigDecimal.insufficientStorage(rounding.storage))
    }
    var divisor = x.natural
    divisor.multiply(by: Natural(ratio.denominator))
    let numerator = LimbTerm(
      Natural(ratio.numerator), exponent: exponent, isNegative: isNegative)
    return convert(LimbFraction(numerator, divisor: divisor), isNegative: isNegative)
  }
}
