import DecimalArithmetic

extension BigDecimal {
  /// A number or an infinity rounded to the context; unlike plus, it leaves −0 its sign.
  static func fitted(_ x: BigDecimal, in context: ArithmeticContext) -> Outcome<BigDecimal> {
    if x.isInfinite { return Outcome(x) }
    // At most precision digits with an exponent in Emin…Etop: x itself, its limbs not copied.
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

  /// The result of an operation on a NaN, or `nil` if `x` is none.
  static func propagatedNaN(
    _ x: BigDecimal, in context: ArithmeticContext
  ) -> Outcome<BigDecimal>? {
    x.isNaN ? x.propagatedNaN(in: context, storage: x.storage) : nil
  }

  /// The NaN that an operation on three operands gives: the first that signals, else the first.
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
