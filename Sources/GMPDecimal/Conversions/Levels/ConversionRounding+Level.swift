import DecimalArithmetic

extension ConversionRounding {
  /// Returns multiplier · log(argument · x^power) for any x except NaN.
  func level<Check: WorkCheck>(
    of x: BigDecimal, _ map: LogarithmMap, _ check: Check
  ) throws(Check.Interruption) -> Conversion<BigDecimal> {
    let storage = rounding.storage
    if x.hasZeroCoefficient && x.isFinite {
      let pole = BigDecimal(.infinity, isNegative: !map.multiplier.isNegative, storage: storage)
      return Conversion(pole, .divisionByZero)
    }
    if x.isNegative { return Conversion(BigDecimal.invalid(storage)) }
    if x.isInfinite {
      return Conversion(
        BigDecimal(.infinity, isNegative: map.multiplier.isNegative, storage: storage))
    }
    if map.power * x.coefficientDigits + UInt128.inlineDigits > BigDecimal.intermediateDigits {
      return Conversion(BigDecimal.insufficientStorage(storage))
    }
    var numerator = Integer(x.natural)
    if map.power == 2 { numerator.square() }
    numerator.multiply(by: Integer(map.argument.numerator))
    let term = LogarithmTerm(
      argument: LogarithmArgument(
        numerator, over: Integer(map.argument.denominator),
        exponent: map.power * x.exponent + map.argument.exponent),
      multiplier: map.multiplier, base: map.base)
    let tens = term.argument.tens
    if term.argument.isPowerOfTen {
      if tens == 0 { return zero(isNegative: false) }
      if map.base == .ten { return rational(wholeLogarithm(tens), ConversionTerms(map.multiplier)) }
    }
    if map.base == .ten && tens != 0 {
      if let decided = besideWhole(term, wholeLogarithm(tens)) { return decided }
    }
    return try irrational(expected: term.magnitude.lowest) { decimals throws(Check.Interruption) in
      try term.units(decimals: decimals, check)
    }
  }

  private func wholeLogarithm(_ tens: Int) -> BigDecimal {
    BigDecimal.word(UInt128(tens.magnitude), storage: rounding.storage)
      .withSign(isNegative: tens < 0)
  }

  /// Returns the level of a number very close to a power of ten.
  ///
  /// The result is `nil` if the number is too far from the power: see `beside`.
  private func besideWhole(
    _ term: borrowing LogarithmTerm, _ whole: BigDecimal
  ) -> Conversion<BigDecimal>? {
    // The distance of the level to `whole`: |log₁₀ m| < |ln m| < 2^−(closeness − 2).
    let nearness = -BinaryPlaces.decimalExponent(bits: term.argument.closeness - 2)
    let multiplier = term.multiplier
    var magnitude = whole.natural
    magnitude.multiply(by: Natural(multiplier.numerator))
    let numerator = LimbTerm(
      magnitude, exponent: multiplier.exponent,
      isNegative: whole.isNegative != multiplier.isNegative)
    return beside(
      numerator, divisor: multiplier.denominator,
      isAbove: term.argument.isBelowPowerOfTen == whole.isNegative,
      distance: multiplier.exponent + multiplier.numerator.digitCount + nearness)
  }
}
