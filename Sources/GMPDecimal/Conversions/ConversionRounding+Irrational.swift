import DecimalArithmetic

extension ConversionRounding {
  /// An irrational result, rounded: Ziv's loop.
  ///
  /// `units` gives y · 10^decimals, less than 2 away. The first digit of |y| stands about 10^expected, or
  /// anywhere below if a sum cancels: then the loop finds out where, and goes on from there.
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
        // No more than where y begins, and whether it is that long at all.
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

  /// The exponent of a digit from which on all that follows is only asked whether it is 0, of a number
  /// with its first digit at `adjusted`: not above that, and below every position `convert` may cut at.
  ///
  /// It does not fall when `adjusted` rises.
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

  /// A power so large or so small that no target nor context reaches it: 10^±2⁶¹ and beyond.
  func beyond(isSmall: Bool) -> Conversion<BigDecimal> {
    convert(
      TruncatedFraction(
        Natural(1),
        exponent: isSmall ? rounding.context.etiny - 2 : Self.farthestPlace + (1 << 40)),
      isNegative: false)
  }
}
