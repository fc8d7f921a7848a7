import DecimalArithmetic

extension BigDecimal {
  /// Rounds a number or an infinity to the context; unlike GDA plus, keeps the sign of −0.
  static func fitted(_ x: BigDecimal, in context: ArithmeticContext) -> Outcome<BigDecimal> {
    if x.isInfinite { return Outcome(x) }
    // A number of at most precision digits with an exponent in Emin…Etop fits the context
    // unchanged. Returning x avoids a copy of its limbs.
    if x.coefficientDigits <= context.precision && !x.hasZeroCoefficient
      && x.exponent >= context.minExponent && x.exponent <= context.etop
    {
      return Outcome(x)
    }
    let rounding = Rounding(context: context, storage: x.storage)
    if let words = x.words {
      return rounding.roundWords(isNegative: x.isNegative, words, exponent: x.exponent)
    }
    return rounding.round(isNegative: x.isNegative, x.natural, exponent: x.exponent)
  }

  /// Returns the NaN result of an operation on the NaN `x`; `nil` if `x` is no NaN.
  static func propagatedNaN(
    _ x: BigDecimal, in context: ArithmeticContext
  ) -> Outcome<BigDecimal>? {
    x.isNaN ? x.propagatedNaN(in: context, storage: x.storage) : nil
  }

  /// Returns the NaN result of an operation on three operands; `nil` if none is a NaN.
  ///
  /// The first signaling NaN takes precedence over the first quiet one.
  static func propagatedNaN(
    _ x: BigDecimal, _ y: BigDecimal, _ z: BigDecimal, in context: ArithmeticContext
  ) -> Outcome<BigDecimal>? {
    guard x.isNaN || y.isNaN || z.isNaN else { return nil }
    let storage = x.storage.joined(y.storage).joined(z.storage)
    if z.isSignalingNaN && !x.isSignalingNaN && !y.isSignalingNaN {
      return z.propagatedNaN(in: context, storage: storage)
    }
    guard let nan = propagatedNaN(x, y, in: context) else {
      return z.propagatedNaN(in: context, storage: storage)
    }
    return nan
  }
}
