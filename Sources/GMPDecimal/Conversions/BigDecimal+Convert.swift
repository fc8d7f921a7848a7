import DecimalArithmetic

extension BigDecimal {
  /// Applies `map` exactly to x and rounds the result once, at the position that `target` asks for.
  ///
  /// `DecimalBackend` states the exponent, the sign and the conditions of the result.
  ///
  ///     let mile = ExactRatio(1_609_344, exponent: -6)!
  ///     let marathon = BigDecimal("26.2")!
  ///     let map = ConversionMap.linear(mile)
  ///     BigDecimal.convert(marathon, by: map, to: .decimals(2), in: .decimal128).value  // 42.16
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
  ///     let ratio = ExactRatio(1, over: 180)!
  ///     let degree = ConversionMap.irrational(ratio, IrrationalFactor(piPower: 1)!)
  ///     let angle = try BigDecimal.convert(
  ///       90, by: degree, to: .digits(30), in: .decimal128, within: .after(.seconds(10)))
  ///     angle.value  // 1.57079632679489661923132169164
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
