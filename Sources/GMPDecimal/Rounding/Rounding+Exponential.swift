import DecimalArithmetic

extension Rounding {
  /// Rounds ±e^t for a t ≠ 0 such that e^t is neither representable nor a tie.
  ///
  /// With t = m · ln 10 + r and 0 ≤ r < ln 10, e^t = e^r · 10^m. `magnitude` returns |t| in fixed
  /// point with the given places and an error of at most 2 ulps. 10^lowest ≤ |t| < 10^(greatest +
  /// 1).
  ///
  /// Error: ln 10 has an error of 1 ulp, so r has an error of 2 + |m| ulps, and e^r < 10 has an
  /// error of at most 10.1 · (2 + |m|) + 2 ulps. |m| < 10^(greatest + 1)/2.3 + 1, so the error is
  /// less than 2^(bits of 10^(greatest + 1) + 8) ulps.
  func exponential<Check: WorkCheck>(
    isNegative: Bool = false, ofNegative: Bool, lowest: Int, greatest: Int, _ check: Check,
    _ magnitude: (_ places: Int) throws(Check.Interruption) -> Integer
  ) throws(Check.Interruption) -> Outcome<BigDecimal> {
    // |t| ≥ 10¹⁰ > 2.303 · 2 · 10⁹: the result is beyond Emax or below Etiny of every context.
    if lowest >= 10 { return beyond(isSmall: ofNegative, isNegative: isNegative) }
    // |e^t − 1| < 2 · |t| < 10^−(precision + 2), so e^t rounds like a number next to 1.
    if greatest + 1 <= -(context.precision + 3) {
      return besideOne(isBelow: ofNegative, isNegative: isNegative)
    }
    var demand = DigitDemand(context, greatestAdjusted: context.maxExponent)
    if !isFarInside(greatest) {
      // For |t| < 1 < ln 10 the quotient is between 0 and 1, so |t| is not computed.
      let quotient = greatest < 0 ? (low: 0, high: 1) : try bounds(of: magnitude, check)
      if quotient.low > (ofNegative ? 1 - context.etiny : context.maxExponent) {
        return beyond(isSmall: ofNegative, isNegative: isNegative)
      }
      demand = DigitDemand(context, greatestAdjusted: ofNegative ? -quotient.low : quotient.high)
    }
    if demand.exceedsStorage { return BigDecimal.insufficientStorage(storage) }
    let wholeBits = BinaryPlaces.of(digits: max(0, greatest + 1))
    var guardDigits = LeadingDigits.firstGuard
    while true {
      let decimals = demand.digits + 1 + guardDigits
      let places = BinaryPlaces.of(digits: decimals) + wholeBits + 8
      let logarithmOfTen = try LogarithmOfTen.value(places: places, check)
      var quotient = try magnitude(places)
      if ofNegative { quotient.negate() }
      try check.check()
      let rest = quotient.divideWithRemainder(by: logarithmOfTen)
      guard let tens = quotient.asInt else { preconditionFailure("the exponent exceeds its bound") }
      let power = try Exponential.value(of: rest, places: places, check)
      try check.check()
      if let digits = LeadingDigits.certain(
        power, places: places, decimals: decimals, guardDigits: guardDigits)
      {
        return round(
          isNegative: isNegative, digits.natural(), exponent: tens - decimals + guardDigits,
          isTruncated: true)
      }
      guardDigits *= 2
    }
  }

  /// Whether e^t is certainly a normal number for |t| < 10^(greatest + 1): |log₁₀ e^t| < |t| ÷ 2.
  private func isFarInside(_ greatest: Int) -> Bool {
    let reach = greatest < 0 ? 1 : powersOfTen[min(greatest + 1, 20)] / 2 + 1
    return reach < min(context.maxExponent, -context.minExponent)
  }

  /// Returns bounds low ≤ |t| ÷ ln 10 < high, less than 3 apart.
  private func bounds<Check: WorkCheck>(
    of magnitude: (_ places: Int) throws(Check.Interruption) -> Integer, _ check: Check
  ) throws(Check.Interruption) -> (low: Int, high: Int) {
    let logarithmOfTen = try LogarithmOfTen.value(places: 64, check)
    var quotient = try magnitude(64)
    quotient.divide(by: logarithmOfTen)
    guard let whole = quotient.asInt else { preconditionFailure("the exponent exceeds its bound") }
    // The errors of |t| (2 ulps) and of ln 10 (1 ulp) change the quotient, which is below 2⁴⁰, by
    // far less than 1.
    return (max(0, whole - 1), whole + 2)
  }

  /// Returns the result for an e^t beyond Emax, or below a tenth of 10^Etiny but not 0.
  private func beyond(isSmall: Bool, isNegative: Bool) -> Outcome<BigDecimal> {
    if !isSmall { return overflow(isNegative: isNegative) }
    return round(
      isNegative: isNegative, 1 as UInt128, exponent: context.etiny - 2, isTruncated: true)
  }

  /// Rounds a number just above or just below 1, as 1.000…0+ or 0.999…9+.
  private func besideOne(isBelow: Bool, isNegative: Bool) -> Outcome<BigDecimal> {
    if context.precision > BigDecimal.maximumDigits {
      return BigDecimal.insufficientStorage(storage)
    }
    let decimals = context.precision + 2
    var digits = Integer(powerOfTen: decimals)
    if isBelow { digits.subtract(Integer(1)) }
    return round(
      isNegative: isNegative, digits.natural(), exponent: -decimals, isTruncated: true)
  }
}
