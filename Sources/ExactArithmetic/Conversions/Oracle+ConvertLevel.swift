import DecimalArithmetic

extension Oracle {
  /// Returns multiplier · log(argument · x^power), for x > 0.
  ///
  /// The result is rational only if argument · x^power is 10^i with an integer i, or 1 for base e:
  /// 10^(i/j) with j > 1 in lowest terms is irrational, and e^q with rational q ≠ 0 is
  /// transcendental (Lindemann).
  static func level(
    _ x: DecimalOperand, multiplier: Rational, base: LogarithmBase, argument: Rational, power: Int,
    _ rounding: ConversionRounding
  ) -> [Expected]? {
    precondition(
      !multiplier.isZero && !argument.isZero && !argument.isNegative && (1...2).contains(power),
      "no level")
    if x.isZero {
      return rounding.settled(.infinity(isNegative: !multiplier.isNegative, .divisionByZero))
    }
    if x.isNegative { return rounding.settled(.nan(.invalidOperation)) }
    guard let value = x.value else {
      return rounding.settled(.infinity(isNegative: multiplier.isNegative))
    }
    let inner = argument * (power == 2 ? value * value : value)
    if let logarithm = rationalLogarithm(of: inner, base: base) {
      if logarithm == 0 { return rounding.zero { _ in false } }
      return rounding.results(of: multiplier * Rational(logarithm))
    }
    // Near 1 the logarithm is as small as the difference from 1; log2(10) < 10/3.
    let isNearOne = (-1...0).contains(inner.adjustedExponent)
    let lost = isNearOne ? -(inner - Rational(1)).adjustedExponent * 10 / 3 + 4 : 0
    return decided(rounding) { places in
      Enclosure.bounds(of: multiplier, times: .logarithm(of: inner, base, scale: places + lost))
    }
  }

  /// Returns x · scale + multiplier · log(argument).
  static func shift(
    _ x: DecimalOperand, scale: Rational, multiplier: Rational, base: LogarithmBase,
    argument: Rational, _ rounding: ConversionRounding
  ) -> [Expected]? {
    if let logarithm = rationalLogarithm(of: argument, base: base) {
      return linear(x, scale: scale, offset: multiplier * Rational(logarithm), rounding)
    }
    guard let value = x.value, !value.isZero else {
      // For x = 0 the result is the level of the other reference. An infinite x stays infinite.
      return x.isInfinite
        ? linear(x, scale: scale, offset: .zero, rounding)
        : decided(rounding) { places in
          Enclosure.bounds(
            of: multiplier, times: .logarithm(of: argument, base, scale: places + 64))
        }
    }
    let product = value * scale
    return decided(rounding) { places in
      let added = Enclosure.bounds(
        of: multiplier, times: .logarithm(of: argument, base, scale: places + 64))
      let precision = rounding.limits.precision
      guard let lower = sum(product, added.lower, precision: precision),
        let upper = sum(product, added.upper, precision: precision),
        lower.isNegative == upper.isNegative
      else { return nil }
      return (lower, upper)
    }
  }

  /// Returns the logarithm of a positive number if it is rational and so an integer; otherwise
  /// `nil`.
  private static func rationalLogarithm(of value: Rational, base: LogarithmBase) -> Int? {
    let adjusted = value.adjustedExponent
    switch base {
    case .ten: return value == Rational(1, exponent: adjusted) ? adjusted : nil
    case .e: return value == Rational(1) ? 0 : nil
    }
  }
}
