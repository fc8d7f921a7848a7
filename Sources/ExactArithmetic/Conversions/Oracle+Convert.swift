import DecimalArithmetic

extension Oracle {
  /// Converts x by a formula, rounded once where `target` asks, as `DecimalBackend.convert`
  /// specifies.
  ///
  /// - After an overflow the result is infinite or the context's largest number, which has all
  ///   digits of the precision for every target. A result rounded to 0 at a position above Emax
  ///   (Etop with clamp) gets the exponent Emax (Etop) and is clamped.
  /// - Irrational results are not judged (`nil`) beyond ``functionDigitLimit`` digits, or if 4,096
  ///   binary places beyond the digits do not decide the rounding.
  ///
  /// - Precondition: the formula's constants are in their ranges; `.digits(n)` has n ≥ 1.
  package static func convert(
    _ x: DecimalOperand, by formula: ConversionFormula, to target: RoundingTarget,
    in context: ArithmeticContext
  ) -> Expected? {
    convert(x, by: formula, to: target, in: context, modes: [context.rounding])?.first
  }

  /// Returns the conversion in the modes of `RoundingMode.allCases`, in this order.
  ///
  /// The exact result, or its enclosure, is computed once instead of eight times.
  ///
  /// - Returns: `nil` if one of the results is not judged.
  package static func convertInEveryMode(
    _ x: DecimalOperand, by formula: ConversionFormula, to target: RoundingTarget,
    in limits: ArithmeticContext
  ) -> [Expected]? {
    convert(x, by: formula, to: target, in: limits, modes: RoundingMode.allCases)
  }

  /// Converts x by x · scale + offset, like ``convert(_:by:to:in:)``.
  package static func convert(
    _ x: DecimalOperand, scale: Rational, offset: Rational = .zero, to target: RoundingTarget,
    in context: ArithmeticContext
  ) -> Expected? {
    convert(x, by: .linear(scale: scale, offset: offset), to: target, in: context)
  }

  private static func convert(
    _ x: DecimalOperand, by formula: ConversionFormula, to target: RoundingTarget,
    in limits: ArithmeticContext, modes: [RoundingMode]
  ) -> [Expected]? {
    var rounding = ConversionRounding(
      preferred: x.exponent, to: target, in: limits, modes: modes)
    if let nan = notANumber(x, in: limits) { return rounding.settled(nan) }
    switch formula {
    case .linear(let scale, let offset):
      return linear(x, scale: scale, offset: offset, rounding)
    case .irrational(let scale, let pi, let lnTen):
      return multiple(x, scale: scale, pi: pi, lnTen: lnTen, rounding)
    case .shift(let scale, let multiplier, let base, let argument):
      return shift(
        x, scale: scale, multiplier: multiplier, base: base, argument: argument, rounding)
    case .reciprocal(let ratio):
      rounding.preferred = 0
      return reciprocal(x, ratio: ratio, rounding)
    case .logarithm(let multiplier, let base, let argument, let power):
      rounding.preferred = 0
      return level(
        x, multiplier: multiplier, base: base, argument: argument, power: power, rounding)
    case .exponential(let amplitude, let base, let rate, let root):
      rounding.preferred = 0
      return exponential(
        x, amplitude: amplitude, base: base, rate: rate, root: root, rounding)
    }
  }

  /// Returns x · scale + offset.
  static func linear(
    _ x: DecimalOperand, scale: Rational, offset: Rational, _ rounding: ConversionRounding
  ) -> [Expected]? {
    precondition(!scale.isZero, "a scale of 0")
    let productIsNegative = x.isNegative != scale.isNegative
    guard let value = x.value else {
      return rounding.settled(.infinity(isNegative: productIsNegative))
    }
    let product = value * scale
    guard let exact = sum(product, offset, precision: rounding.limits.precision) else { return nil }
    if exact.isZero {
      return rounding.zero { offset.isZero ? productIsNegative : $0 == .floor }
    }
    return rounding.results(of: exact)
  }
}
