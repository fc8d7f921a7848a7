import DecimalArithmetic

extension BigDecimal {
  /// GDA log10: returns the decimal logarithm, always rounded half-even; exact for powers of ten.
  ///
  ///     BigDecimal.log10(BigDecimal("0.001")!, in: .decimal32).value  // -3
  ///     let two = BigDecimal.log10(2, in: .decimal32)
  ///     two.value  // 0.3010300
  ///     two.conditions  // Inexact Rounded
  public static func log10(_ x: BigDecimal, in context: ArithmeticContext) -> Outcome<BigDecimal> {
    log10(x, in: context, Unlimited())
  }

  /// Computes GDA log10, but stops when `limit` is reached.
  ///
  ///     let limit = WorkLimit.after(.seconds(10))
  ///     try BigDecimal.log10(2, in: .decimal32, within: limit).value  // 0.3010300
  ///
  /// - Throws: ``WorkInterrupted`` when the limit is reached; all intermediate results are freed.
  public static func log10(
    _ x: BigDecimal, in context: ArithmeticContext, within limit: WorkLimit
  ) throws(WorkInterrupted) -> Outcome<BigDecimal> {
    try log10(x, in: context, limit)
  }

  private static func log10<Check: WorkCheck>(
    _ x: BigDecimal, in context: ArithmeticContext, _ check: Check
  ) throws(Check.Interruption) -> Outcome<BigDecimal> {
    if let special = specialLogarithm(x, in: context) { return special }
    let rounding = Rounding(context: context.rounding(.halfEven), storage: x.storage)
    let argument = LogarithmArgument(x)
    let tens = argument.tens
    let whole = UInt128(tens.magnitude)
    if argument.isPowerOfTen {
      return rounding.round(isNegative: tens < 0, whole, exponent: 0)
    }
    let (lowest, greatest) = argument.decimalMagnitude
    let demand = DigitDemand(context, greatestAdjusted: greatest)
    // |log₁₀ m| < |ln m| < 2^−(closeness − 2). If this distance of the result to the integer is
    // below 10^−nearness, only the side of the integer decides the rounding.
    let nearness = demand.digits + 3
    if tens != 0 && BinaryPlaces.decimalExponent(bits: argument.closeness - 2) >= nearness {
      if demand.exceedsStorage { return insufficientStorage(x.storage) }
      var coefficient = Integer(powerOfTen: nearness)
      coefficient.multiply(by: Int(whole))
      if argument.isBelowPowerOfTen == (tens > 0) { coefficient.subtract(Integer(1)) }
      return rounding.round(
        isNegative: tens < 0, coefficient.natural(), exponent: -nearness, isTruncated: true)
    }
    return try rounding.irrational(lowest: lowest, greatest: greatest) {
      places throws(Check.Interruption) in
      try argument.decimalLogarithm(places: places, check)
    }
  }
}

extension LogarithmArgument {
  /// The bounds 10^lowest ≤ |log₁₀ x| < 10^(greatest + 1), for x ≠ 1.
  ///
  /// ln x is divided by ln 10, which lies between 1 and 4. |log₁₀ x| differs from |tens| by less
  /// than 0.53.
  var decimalMagnitude: (lowest: Int, greatest: Int) {
    if tens == 0 { return (magnitude.lowest - 1, magnitude.greatest) }
    let digits = UInt128(tens.magnitude).digitCount
    return (digits - 2, digits)
  }

  /// Returns log₁₀ x = tens + ln m ÷ ln 10 in fixed point with an error of at most 2 ulps.
  ///
  /// With 6 more bits the error of ln m is 8 ulps, which the division reduces to 4. ln 10 is low
  /// by 1 ulp and adds an error below 1 ulp; each cut adds 1 ulp.
  func decimalLogarithm<Check: WorkCheck>(
    places: Int, _ check: Check
  ) throws(Check.Interruption) -> Integer {
    let inner = places + 6
    var value = try logarithm(places: inner, check)
    let logarithmOfTen = try LogarithmOfTen.value(places: inner, check)
    value.shiftLeft(inner)
    try check.check()
    value.divide(by: logarithmOfTen)
    value.shiftRight(6)
    var whole = Integer(tens)
    whole.shiftLeft(places)
    value.add(whole)
    return value
  }
}
