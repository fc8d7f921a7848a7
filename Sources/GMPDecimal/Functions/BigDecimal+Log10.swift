import DecimalArithmetic

extension BigDecimal {
  public static func log10(_ x: BigDecimal, in context: ArithmeticContext) -> Outcome<BigDecimal> {
    log10(x, in: context, Unlimited())
  }

  /// GDA log10, given up when `limit` says so.
  ///
  /// - Throws: ``WorkInterrupted`` when the limit is reached; nothing of the work is kept.
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
    // |log₁₀ m| < |ln m| < 2^−(closeness − 2): so near to a whole number only the side counts.
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
  /// Exponents of ten between which |log₁₀ x| lies, x ≠ 1: 10^lowest ≤ |log₁₀ x| < 10^(greatest + 1).
  ///
  /// ln x is divided by ln 10, below 4 and above 1; and |tens| − 0.53 < |log₁₀ x| < |tens| + 0.53.
  var decimalMagnitude: (lowest: Int, greatest: Int) {
    if tens == 0 { return (magnitude.lowest - 1, magnitude.greatest) }
    let digits = UInt128(tens.magnitude).digitCount
    return (digits - 2, digits)
  }

  /// log₁₀ x = tens + ln m ÷ ln 10 in fixed point, at most 2 ulps away.
  ///
  /// With 6 bits more ln m is 8 ulps away, of which dividing leaves 4; ln 10, 1 ulp too small, adds
  /// less than 1 and each cutting 1.
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
