import DecimalArithmetic

extension BigDecimal {
  public static func convert(
    _ x: BigDecimal, by map: ConversionMap, to target: RoundingTarget,
    in context: ArithmeticContext
  ) -> Conversion<BigDecimal> {
    let terms = ConversionTerms(map)
    let rounding = ConversionRounding(
      rounding: Rounding(context: context, storage: x.storage), target: target,
      preferredExponent: x.exponent)
    let isNegative = x.isNegative != terms.multiplierIsNegative
    guard x.isFinite else {
      if x.isNaN { return Conversion(x.propagatedNaN(in: context, storage: x.storage)) }
      return Conversion(BigDecimal(.infinity, isNegative: isNegative, storage: x.storage))
    }
    if x.hasZeroCoefficient && terms.addend == 0 {
      return rounding.zero(isNegative: isNegative)
    }
    if x.limbs == nil && context.precision <= widePrecision {
      if let numerator = InlineNumerator(x, terms) {
        return rounding.convert(
          InlineFraction(numerator, divisor: terms.divisor), isNegative: numerator.isNegative)
      }
    }
    guard let numerator = LimbTerm.numerator(x, terms, precision: context.precision) else {
      return Conversion(insufficientStorage(x.storage))
    }
    let resultIsNegative = numerator.isNegative
    return rounding.convert(
      LimbFraction(numerator, divisor: terms.divisor), isNegative: resultIsNegative)
  }
}

extension Conversion where Value == BigDecimal {
  init(_ outcome: Outcome<BigDecimal>) { self.init(outcome.value, outcome.conditions) }
}

/// A map as y = (±multiplier · x · 10^a ± addend · 10^b) ÷ divisor; linear maps have the addend 0.
struct ConversionTerms {
  let multiplier: UInt128
  let multiplierIsNegative: Bool
  let multiplierExponent: Int
  let addend: UInt128
  let addendIsNegative: Bool
  let addendExponent: Int
  let divisor: UInt128

  init(_ map: ConversionMap) {
    switch map {
    case .linear(let ratio):
      multiplier = ratio.numerator
      multiplierIsNegative = ratio.isNegative
      multiplierExponent = ratio.exponent
      addend = 0
      addendIsNegative = false
      addendExponent = 0
      divisor = ratio.denominator
    case .affine(let affine):
      multiplier = affine.multiplier
      multiplierIsNegative = affine.scale.isNegative
      multiplierExponent = affine.scale.exponent
      addend = affine.addend
      addendIsNegative = affine.offset.isNegative
      addendExponent = affine.offset.exponent
      divisor = affine.divisor
    default: preconditionFailure("not yet")
    }
  }
}
