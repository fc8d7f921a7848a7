import DecimalArithmetic

extension BigDecimal {
  /// GDA exp: returns eˣ, always rounded half-even.
  ///
  ///     let forty = ArithmeticContext(precision: 40, maxExponent: 999, minExponent: -999)
  ///     BigDecimal.exp(1, in: forty).value  // 2.718281828459045235360287471352662497757
  ///     BigDecimal.exp(0, in: forty).isExact  // true
  public static func exp(_ x: BigDecimal, in context: ArithmeticContext) -> Outcome<BigDecimal> {
    exp(x, in: context, Unlimited())
  }

  /// Computes GDA exp, but stops when `limit` is reached.
  ///
  ///     let limit = WorkLimit.after(.seconds(10))
  ///     try BigDecimal.exp(1, in: .decimal32, within: limit).value  // 2.718282
  ///
  /// - Throws: ``WorkInterrupted`` when the limit is reached; all intermediate results are freed.
  public static func exp(
    _ x: BigDecimal, in context: ArithmeticContext, within limit: WorkLimit
  ) throws(WorkInterrupted) -> Outcome<BigDecimal> {
    try exp(x, in: context, limit)
  }

  private static func exp<Check: WorkCheck>(
    _ x: BigDecimal, in context: ArithmeticContext, _ check: Check
  ) throws(Check.Interruption) -> Outcome<BigDecimal> {
    if x.isNaN { return x.propagatedNaN(in: context, storage: x.storage) }
    if x.isInfinite {
      return x.isNegative ? fitted(word(0, storage: x.storage), in: context) : Outcome(x)
    }
    if x.hasZeroCoefficient { return fitted(word(1, storage: x.storage), in: context) }
    let rounding = Rounding(context: context.rounding(.halfEven), storage: x.storage)
    let adjusted = x.adjustedExponent
    return try rounding.exponential(
      ofNegative: x.isNegative, lowest: adjusted, greatest: adjusted, check
    ) { places throws(Check.Interruption) in
      var value = Integer(x.natural)
      value.scale(exponent: x.exponent, places: places)
      return value
    }
  }

  /// Returns the integer `value` with exponent 0.
  static func word(_ value: UInt128, storage: CoefficientStorage) -> BigDecimal {
    value.value(
      isNegative: false, exponent: 0, digitCount: value.digitCount, appendingZeros: 0,
      storage: storage)
  }
}
