import DecimalArithmetic

extension BigDecimal {
  /// GDA ln: returns the natural logarithm, always rounded half-even; −∞ for a zero.
  ///
  ///     let forty = ArithmeticContext(precision: 40, maxExponent: 999, minExponent: -999)
  ///     BigDecimal.ln(2, in: forty).value  // 0.6931471805599453094172321214581765680755
  ///     BigDecimal.ln(0, in: forty).value  // -Infinity
  ///
  /// - Conditions: invalid operation (and NaN) for x < 0.
  public static func ln(_ x: BigDecimal, in context: ArithmeticContext) -> Outcome<BigDecimal> {
    ln(x, in: context, Unlimited())
  }

  /// Computes GDA ln, but stops when `limit` is reached.
  ///
  ///     let limit = WorkLimit(isCancelled: { false })
  ///     try BigDecimal.ln(2, in: .decimal32, within: limit).value  // 0.6931472
  ///
  /// - Throws: ``WorkInterrupted`` when the limit is reached; all intermediate results are freed.
  public static func ln(
    _ x: BigDecimal, in context: ArithmeticContext, within limit: WorkLimit
  ) throws(WorkInterrupted) -> Outcome<BigDecimal> {
    try ln(x, in: context, limit)
  }

  private static func ln<Check: WorkCheck>(
    _ x: BigDecimal, in context: ArithmeticContext, _ check: Check
  ) throws(Check.Interruption) -> Outcome<BigDecimal> {
    if let special = specialLogarithm(x, in: context) { return special }
    let argument = LogarithmArgument(x)
    if argument.isPowerOfTen && argument.tens == 0 {
      return fitted(word(0, storage: x.storage), in: context)
    }
    let rounding = Rounding(context: context.rounding(.halfEven), storage: x.storage)
    let (lowest, greatest) = argument.magnitude
    return try rounding.irrational(lowest: lowest, greatest: greatest) {
      places throws(Check.Interruption) in
      try argument.fullLogarithm(places: places, check)
    }
  }

  /// Returns the results that ln and log10 share: for NaN, 0, negative numbers and ∞.
  ///
  /// The result is `nil` for other numbers.
  static func specialLogarithm(
    _ x: BigDecimal, in context: ArithmeticContext
  ) -> Outcome<BigDecimal>? {
    if x.isNaN { return x.propagatedNaN(in: context, storage: x.storage) }
    if x.isZero { return Outcome(BigDecimal(.infinity, isNegative: true, storage: x.storage)) }
    if x.isNegative { return invalid(x.storage) }
    return x.isInfinite ? Outcome(x) : nil
  }
}

extension LogarithmArgument {
  /// Returns ln x in fixed point with an error of at most 1 ulp.
  ///
  /// ln 10 is low by at most 1 ulp, so tens · ln 10 has an error of |tens| ulps. ln m has an error
  /// of 8 ulps. The additional bits `more` make these errors small. The cut of the additional bits
  /// adds less than 1 ulp.
  func fullLogarithm<Check: WorkCheck>(
    places: Int, _ check: Check
  ) throws(Check.Interruption) -> Integer {
    let more = Int.bitWidth - (tens.magnitude + 8).leadingZeroBitCount + 4
    var value = try logarithm(places: places + more, check)
    if tens != 0 {
      var whole = try LogarithmOfTen.value(places: places + more, check)
      whole.multiply(by: tens)
      value.add(whole)
    }
    value.shiftRight(more)
    return value
  }
}

extension Rounding {
  /// Rounds a number other than 0 that is neither representable nor a tie.
  ///
  /// `value` returns the number in fixed point with the given places and an error of at most 4
  /// ulps. The magnitude of the number lies between 10^lowest and 10^(greatest + 1).
  func irrational<Failure: Error>(
    lowest: Int, greatest: Int, _ value: (_ places: Int) throws(Failure) -> Integer
  ) throws(Failure) -> Outcome<BigDecimal> {
    let demand = DigitDemand(context, greatestAdjusted: greatest)
    if demand.exceedsStorage { return BigDecimal.insufficientStorage(storage) }
    var guardDigits = LeadingDigits.firstGuard
    while true {
      let decimals = max(0, demand.digits + 1 + guardDigits - lowest)
      // With these places 4 ulps are less than 1 ÷ 10^decimals, as `LeadingDigits` requires.
      let places = BinaryPlaces.of(digits: decimals) + 4
      var approximation = try value(places)
      let isNegative = approximation.isNegative
      approximation.makeMagnitude()
      if let digits = LeadingDigits.certain(
        approximation, places: places, decimals: decimals, guardDigits: guardDigits)
      {
        return round(
          isNegative: isNegative, digits.natural(), exponent: guardDigits - decimals,
          isTruncated: true)
      }
      guardDigits *= 2
    }
  }
}
