import DecimalArithmetic

extension ConversionRounding {
  /// Returns x · ratio · factor for a finite x.
  func product<Check: WorkCheck>(
    _ x: BigDecimal, _ ratio: ExactRatio, _ factor: IrrationalFactor, _ check: Check
  ) throws(Check.Interruption) -> Conversion<BigDecimal> {
    let isNegative = x.isNegative != ratio.isNegative
    if x.hasZeroCoefficient { return zero(isNegative: isNegative) }
    // A result of at most `widePrecision` digits is cut above the last of the 38 digits of `short`.
    if x.limbs == nil && rounding.context.precision <= BigDecimal.widePrecision,
      let short = ShortProduct(x.inline, scale: x.exponent, ratio, factor)
    {
      return convert(short, isNegative: isNegative)
    }
    let coefficient = Integer(x.natural)
    let rational = ratio.magnitude(times: x)
    let greatest = rational.greatest + IrrationalFactor.greatest + 1
    return try irrational(expected: rational.lowest + IrrationalFactor.lowest) {
      decimals throws(Check.Interruption) in
      // The error of the factor, times a number below 10^(greatest + 1 + decimals), is below half a
      // unit.
      let places = BinaryPlaces.of(digits: greatest + 1 + decimals) + 8
      var value = try factor.value(places: places, check)
      try check.check()
      value.multiply(by: coefficient)
      value.scale(by: ratio, exponent: x.exponent + decimals, places: -places)
      if isNegative { value.negate() }
      return value
    }
  }
}

extension ExactRatio {
  /// Returns bounds (lowest, greatest) with 10^lowest ≤ |ratio · x| < 10^(greatest + 1), for x ≠ 0.
  ///
  /// Numbers of m and n digits have a product of m + n − 1 or m + n digits, and a quotient above
  /// 10^(m − n − 1) and below 10^(m − n + 1).
  func magnitude(times x: BigDecimal) -> (lowest: Int, greatest: Int) {
    let (lowest, greatest) = magnitude
    let adjusted = x.adjustedExponent
    return (lowest + adjusted, greatest + adjusted + 1)
  }

  /// The bounds of the ratio: 10^lowest ≤ |ratio| < 10^(greatest + 1).
  var magnitude: (lowest: Int, greatest: Int) {
    let difference = numerator.digitCount - denominator.digitCount + exponent
    return (difference - 1, difference)
  }
}
