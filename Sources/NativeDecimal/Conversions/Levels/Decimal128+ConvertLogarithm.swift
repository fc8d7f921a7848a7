import DecimalArithmetic

extension Decimal128 {
  /// Returns multiplier · log(argument · x^power) for a finite x, with the depth of Ziv's loop.
  static func level(
    _ x: Self, _ map: LogarithmMap, to target: RoundingTarget, in context: ArithmeticContext,
    firstWidth: Int
  ) -> TracedConversion {
    let multiplier = map.multiplier
    if x.isZero {
      return TracedConversion(
        Conversion(infinity(isNegative: !multiplier.isNegative), .divisionByZero))
    }
    if x.isNegative { return TracedConversion(Conversion(.nan(), .invalidOperation)) }
    let argument = LevelArgument(map.argument, times: x, power: map.power)
    if let power = argument.tenthPower, map.base == .ten || power == 0 {
      return TracedConversion(exactLevel(power, times: multiplier, to: target, in: context))
    }
    var isNegative = false
    let (digits, depth) = Ziv.digits(firstWidth: firstWidth) { width in
      withFixedPoints(1, width: width) { row in
        let error: UInt64
        (isNegative, error) = argument.writeLogarithm(to: row[0], base: map.base)
        return LeadingDigits(
          near: row[0], error: error, times: multiplier.numerator, over: multiplier.denominator)
      }
    }
    return TracedConversion(
      placed(
        digits, isNegative: isNegative != multiplier.isNegative,
        scale: Int64(multiplier.exponent), at: target, in: context),
      depth: depth)
  }

  /// Returns multiplier · power: the level if the logarithm is the integer `power`.
  private static func exactLevel(
    _ power: Int, times multiplier: ExactRatio, to target: RoundingTarget,
    in context: ArithmeticContext
  ) -> Conversion<Self> {
    var exact = Unrounded(
      isNegative: power != 0 && (power < 0) != multiplier.isNegative, coefficient: .zero,
      exponent: multiplier.exponent)
    let product = UInt256(product: UInt128(power.magnitude), multiplier.numerator)
    exact.divide(product, by: multiplier.denominator, precision: context.precision)
    return placed(exact, at: target, preferredExponent: 0, in: context)
  }
}

extension LevelArgument {
  /// Sets `result` to |log number|; returns the logarithm's sign and a bound of the error.
  ///
  /// The bound holds in either direction. For base ten the error in ulps has two parts. The error
  /// of the numerator, and the quotient times the error of ln 10, are both divided by ln 10 > 2.
  /// The cut adds 1.
  func writeLogarithm(
    to result: FixedPoint, base: LogarithmBase
  ) -> (isNegative: Bool, error: UInt64) {
    let (isNegative, error) = writeLogarithm(to: result)
    if base == .e { return (isNegative, error) }
    let width = result.width
    return withFixedPoints(1, width: width) { row in
      let errorOfTen = PrimeLogarithm.ten.write(to: row[0])
      withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 3 * width) {
        result.setQuotient(result, by: row[0], scratch: $0)
      }
      return (isNegative, error + (result.integerPart + 1) * errorOfTen + 1)
    }
  }
}
