import DecimalArithmetic

extension BigDecimal {
  public static func convert(
    _ x: BigDecimal, by map: ConversionMap, to target: RoundingTarget,
    in context: ArithmeticContext
  ) -> Conversion<BigDecimal> {
    convert(x, by: map, to: target, in: context, Unlimited())
  }

  /// Converts like ``convert(_:by:to:in:)``, but stops when `limit` is reached.
  ///
  /// Only computations of irrational results check the limit; an irrational product that fits words
  /// does not.
  ///
  /// - Throws: ``WorkInterrupted`` when the limit is reached; all intermediate results are freed.
  public static func convert(
    _ x: BigDecimal, by map: ConversionMap, to target: RoundingTarget,
    in context: ArithmeticContext, within limit: WorkLimit
  ) throws(WorkInterrupted) -> Conversion<BigDecimal> {
    try convert(x, by: map, to: target, in: context, limit)
  }

  @inline(__always)
  private static func convert<Check: WorkCheck>(
    _ x: BigDecimal, by map: ConversionMap, to target: RoundingTarget,
    in context: ArithmeticContext, _ check: Check
  ) throws(Check.Interruption) -> Conversion<BigDecimal> {
    let rounding = Rounding(context: context, storage: x.storage)
    if let terms = ConversionTerms(map) {
      return ConversionRounding(
        rounding: rounding, target: target, preferredExponent: x.exponent
      ).rational(x, terms)
    }
    return try convertFurther(x, by: map, to: target, rounding, check)
  }

  /// Converts by a map that is not a sum of products: reciprocal, irrational or logarithmic.
  @inline(never)
  private static func convertFurther<Check: WorkCheck>(
    _ x: BigDecimal, by map: ConversionMap, to target: RoundingTarget, _ rounding: Rounding,
    _ check: Check
  ) throws(Check.Interruption) -> Conversion<BigDecimal> {
    if x.isNaN { return Conversion(x.propagatedNaN(in: rounding.context, storage: x.storage)) }
    let own = ConversionRounding(
      rounding: rounding, target: target, preferredExponent: x.exponent)
    let free = ConversionRounding(rounding: rounding, target: target, preferredExponent: 0)
    switch map {
    case .irrational(let ratio, let factor):
      if x.isInfinite { return infinity(x, isMirrored: ratio.isNegative) }
      return try own.product(x, ratio, factor, check)
    case .shift(let shift):
      if x.isInfinite { return infinity(x, isMirrored: shift.scale.isNegative) }
      return try own.shift(x, by: shift, check)
    case .reciprocal(let ratio): return free.reciprocal(x, ratio)
    case .logarithm(let level): return try free.level(of: x, level, check)
    case .exponential(let power): return try free.value(ofLevel: x, power, check)
    case .linear, .affine: preconditionFailure("a sum of products")
    }
  }

  private static func infinity(_ x: BigDecimal, isMirrored: Bool) -> Conversion<BigDecimal> {
    Conversion(x.withSign(isNegative: x.isNegative != isMirrored))
  }
}

extension Conversion where Value == BigDecimal {
  init(_ outcome: Outcome<BigDecimal>) { self.init(outcome.value, outcome.conditions) }
}
