import DecimalArithmetic

extension ConversionRounding {
  /// Returns the rounded value of the sum of products `terms` for any x.
  @inline(__always)
  func rational(_ x: BigDecimal, _ terms: ConversionTerms) -> Conversion<BigDecimal> {
    let context = rounding.context
    let isNegative = x.isNegative != terms.multiplierIsNegative
    guard x.isFinite else {
      if x.isNaN { return Conversion(x.propagatedNaN(in: context, storage: x.storage)) }
      return Conversion(BigDecimal(.infinity, isNegative: isNegative, storage: x.storage))
    }
    if x.hasZeroCoefficient && terms.addend == 0 { return zero(isNegative: isNegative) }
    if x.limbs == nil && context.precision <= BigDecimal.widePrecision {
      if let numerator = InlineNumerator(x, terms) {
        return convert(
          InlineFraction(numerator, divisor: terms.divisor), isNegative: numerator.isNegative)
      }
    }
    guard let numerator = LimbTerm.numerator(x, terms, precision: context.precision) else {
      return Conversion(BigDecimal.insufficientStorage(x.storage))
    }
    let resultIsNegative = numerator.isNegative
    return convert(
      LimbFraction(numerator, divisor: Natural(terms.divisor)), isNegative: resultIsNegative)
  }

  /// Returns the rounded value of a level that is a power with a rational result.
  func rational(_ root: ExactRoot) -> Conversion<BigDecimal> {
    rational(BigDecimal.word(1, storage: rounding.storage), ConversionTerms(root))
  }
}
