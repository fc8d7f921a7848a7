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
    if tens == 0 {
      // Divided by ln 10, below 4 and above 1.
      let (lowest, greatest) = argument.magnitude
      return try rounding.irrational(lowest: lowest - 1, greatest: greatest) {
        places throws(Check.Interruption) in
        try argument.decimalLogarithm(places: places, check)
      }
    }
    // |tens| − 0.53 < |log₁₀ x| < |tens| + 0.53.
    let digits = whole.digitCount
    let demand = DigitDemand(context, greatestAdjusted: digits)
    // |log₁₀ m| < |ln m| < 2^−(closeness − 2): so near to a whole number only the side counts.
    let nearness = demand.digits + 3
    if BinaryPlaces.decimalExponent(bits: argument.closeness - 2) >= nearness {
      if demand.exceedsStorage { return insufficientStorage(x.storage) }
      var coefficient = Integer(powerOfTen: nearness)
      coefficient.multiply(by: Int(whole))
      if argument.isBelowPowerOfTen == (tens > 0) { coefficient.subtract(Integer(1)) }
      return rounding.round(
        isNegative: tens < 0, coefficient.natural(), exponent: -nearness, isTruncated: true)
    }
    return try rounding.irrational(lowest: digits - 2, greatest: digits) {
      places throws(Check.Interruption) in
      var value = try argument.decimalLogarithm(places: places, check)
      var shifted = Integer(tens)
      shifted.shiftLeft(places)
      value.add(shifted)
      return value
    }
  }
}

extension LogarithmArgument {
  /// log₁₀ m = ln m ÷ ln 10 in fixed point, at most 2 ulps away.
  ///
  /// With 6 bits more ln m is 8 ulps away, of which dividing leaves 4; ln 10, 1 ulp too small, adds
  /// less than 1 and each cutting 1.
  fileprivate func decimalLogarithm<Check: WorkCheck>(
    places: Int, _ check: Check
  ) throws(Check.Interruption) -> Integer {
    let inner = places + 6
    var value = try logarithm(places: inner, check)
    let logarithmOfTen = try LogarithmOfTen.value(places: inner, check)
    value.shiftLeft(inner)
    try check.check()
    value.divide(by: logarithmOfTen)
    value.shiftRight(6)
    return value
  }
}
