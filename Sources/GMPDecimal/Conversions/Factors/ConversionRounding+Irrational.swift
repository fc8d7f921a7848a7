import DecimalArithmetic

extension ConversionRounding {
  /// Rounds an irrational result with Ziv's loop.
  ///
  /// `units` returns y · 10^decimals with an error below 2. The first digit of |y| is near
  /// 10^expected. If the terms of a sum cancel, the first digit may be at any lower place; the loop
  /// first finds the adjusted exponent.
  func irrational<Failure: Error>(
    expected: Int, _ units: (_ decimals: Int) throws(Failure) -> Integer
  ) throws(Failure) -> Conversion<BigDecimal> {
    var adjusted = expected
    var isKnown = false
    var guardDigits = LeadingDigits.firstGuard
    while true {
      var last = lastDeciding(adjusted: adjusted)
      let isTooLong = adjusted - last > BigDecimal.maximumDigits
      if isTooLong {
        if isKnown { return Conversion(BigDecimal.insufficientStorage(rounding.storage)) }
        // This step only finds the first digit of y, which shows whether the result is too long.
        last = adjusted
      }
      let decimals = guardDigits - last
      var approximation = try units(decimals)
      let isNegative = approximation.isNegative
      approximation.makeMagnitude()
      // |y| < 2^(bits + 1) ÷ 10^decimals.
      let bits = approximation.bitCount + 1
      guard let digits = LeadingDigits.certain(approximation, guardDigits: guardDigits) else {
        guardDigits *= 2
        continue
      }
      if digits.isZero {
        adjusted = min(adjusted - 1, -BinaryPlaces.decimalExponent(bits: -bits) - 1 - decimals)
        continue
      }
      let fraction = TruncatedFraction(digits.natural(), exponent: last)
      if !isTooLong && fraction.adjustedExponent >= adjusted {
        return convert(fraction, isNegative: isNegative)
      }
      adjusted = fraction.adjustedExponent
      isKnown = true
    }
  }

  /// Returns an exponent below which digits decide the rounding only by whether they are all 0.
  ///
  /// The exponent is at most `adjusted`, the adjusted exponent of the number, and is below every
  /// position at which `convert` may cut. The function is monotonic: a larger `adjusted` never
  /// lowers the exponent.
  func lastDeciding(adjusted: Int) -> Int {
    let context = rounding.context
    if adjusted > context.maxExponent && !mayVanish(adjusted: adjusted) { return adjusted - 1 }
    func position(_ digits: Int) -> Int {
      max(adjusted - min(digits, context.precision) + 1, context.etiny)
    }
    var finest: Int
    switch target {
    case .digits(let count): finest = position(count)
    case .decimals(let decimals, elseDigits: let count):
      finest = max(position(context.precision), Self.place(decimals))
      if finest > adjusted && count > 0 { finest = min(finest, position(count)) }
    }
    return min(finest - 1, adjusted)
  }

  /// Returns the result for a power of at least 10^2⁶¹ or at most 10^−2⁶¹, which exceeds the
  /// exponents of every target and context.
  func beyond(isSmall: Bool) -> Conversion<BigDecimal> {
    convert(
      TruncatedFraction(
        Natural(1),
        exponent: isSmall ? rounding.context.etiny - 2 : Self.farthestPlace + (1 << 40)),
      isNegative: false)
  }
}
