import DecimalArithmetic

extension ConversionRounding {
  /// Returns x · scale + multiplier · log(argument) for a finite x.
  func shift<Check: WorkCheck>(
    _ x: BigDecimal, by map: ShiftMap, _ check: Check
  ) throws(Check.Interruption) -> Conversion<BigDecimal> {
    let term = LogarithmTerm(
      argument: LogarithmArgument(
        Integer(map.argument.numerator), over: Integer(map.argument.denominator),
        exponent: map.argument.exponent),
      multiplier: map.multiplier, base: map.base)
    let offset = term.magnitude
    let scale = map.scale
    let isNegative = x.isNegative != scale.isNegative
    var expected = offset.lowest
    if !x.hasZeroCoefficient {
      if x.coefficientDigits + UInt128.inlineDigits >= BigDecimal.intermediateDigits {
        return Conversion(BigDecimal.insufficientStorage(rounding.storage))
      }
      var product = x.natural
      product.multiply(by: Natural(scale.numerator))
      let numerator = LimbTerm(
        product, exponent: x.exponent + scale.exponent, isNegative: isNegative)
      let far = beside(
        numerator, divisor: scale.denominator, isAbove: isNegative == term.isNegative,
        distance: offset.greatest + 1 + scale.denominator.digitCount)
      if let far { return far }
      // Unless the terms cancel, the first digit of the sum is at most one place below the first
      // digit of the larger term.
      expected = max(expected, scale.magnitude(times: x).lowest) - 1
    }
    let coefficient = Integer(x.natural)
    return try irrational(expected: expected) { decimals throws(Check.Interruption) in
      // With `decimals` + 1 decimals the error of both terms together is below 2¼ units, which is a
      // quarter of a unit of the result. The cut of the last decimal adds less than 1 unit.
      var sum = try term.units(decimals: decimals + 1, check)
      var product = Integer(copying: coefficient)
      try check.check()
      product.scale(by: scale, exponent: x.exponent + decimals + 1, places: 0)
      if isNegative { product.negate() }
      sum.add(product)
      sum.divide(by: 10 as UInt)
      return sum
    }
  }
}
