import DecimalArithmetic

/// The term multiplier · log argument: a level, or the difference of two reference levels.
struct LogarithmTerm: ~Copyable {
  let argument: LogarithmArgument
  let multiplier: ExactRatio
  let base: LogarithmBase

  /// The bounds 10^lowest ≤ |term| < 10^(greatest + 1).
  ///
  /// - Precondition: the argument is not 1.
  var magnitude: (lowest: Int, greatest: Int) {
    let factor = multiplier.magnitude
    let logarithm = base == .ten ? argument.decimalMagnitude : argument.magnitude
    return (factor.lowest + logarithm.lowest, factor.greatest + logarithm.greatest + 1)
  }

  var isNegative: Bool {
    multiplier.isNegative
      != (argument.tens < 0 || (argument.tens == 0 && argument.isBelowPowerOfTen))
  }

  /// Returns the term · 10^decimals with an error below 1¼.
  ///
  /// The error of the logarithm is at most 2 ulps. The factor is below
  /// 10^(greatest + 1 + decimals), so 3 more bits reduce the error to a quarter of a unit. The cut
  /// adds at most 1 unit.
  func units<Check: WorkCheck>(
    decimals: Int, _ check: Check
  ) throws(Check.Interruption) -> Integer {
    let digits = multiplier.magnitude.greatest + 1 + decimals
    let places = max(8, digits > 0 ? BinaryPlaces.of(digits: digits) + 3 : 3 + 3 * digits)
    var value =
      base == .ten
      ? try argument.decimalLogarithm(places: places, check)
      : try argument.fullLogarithm(places: places, check)
    value.makeMagnitude()
    try check.check()
    value.scale(by: multiplier, exponent: decimals, places: -places)
    if isNegative { value.negate() }
    return value
  }
}
