import DecimalArithmetic

/// multiplier · log argument: a level, or the distance of two reference levels.
struct LogarithmTerm: ~Copyable {
  let argument: LogarithmArgument
  let multiplier: ExactRatio
  let base: LogarithmBase

  /// Exponents of ten between which the magnitude lies: 10^lowest ≤ |term| < 10^(greatest + 1).
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

  /// The term · 10^decimals, less than 1¼ away.
  ///
  /// The logarithm is at most 2 ulps away, and the factor below 10^(greatest + 1 + decimals): with 3 bits
  /// more a quarter of a unit. Cutting costs one.
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
