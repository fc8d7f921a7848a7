import DecimalArithmetic

extension BigDecimal {
  /// GDA divide-integer: returns the integer part of x ÷ y, with exponent 0.
  ///
  ///     BigDecimal.divideInteger(-10, by: 3, in: .decimal128).value  // -3
  ///     BigDecimal.divideInteger(1, by: BigDecimal("0.3")!, in: .decimal128).value  // 3
  ///
  /// - Conditions: division impossible (and NaN) if the quotient needs more digits than the
  ///   precision.
  public static func divideInteger(
    _ x: BigDecimal, by y: BigDecimal, in context: ArithmeticContext
  ) -> Outcome<BigDecimal> {
    let isNegative = x.isNegative != y.isNegative
    let rounding = Rounding(context: context, storage: x.storage.joined(y.storage))
    guard x.isFinite && y.isFinite && !y.hasZeroCoefficient else {
      return specialIntegerQuotient(x, y, isNegative: isNegative, rounding)
    }
    if x.hasZeroCoefficient { return rounding.zero(isNegative: isNegative, exponent: 0) }
    let division = IntegerDivision(x, by: y)
    if division.gap < 0 { return rounding.zero(isNegative: isNegative, exponent: 0) }
    if division.gap > context.precision { return invalid(rounding.storage, .divisionImpossible) }
    // A quotient that fits the precision may still exceed Emax or Etop of the context.
    if let (quotient, _, _) = division.inWords() {
      if quotient.digitCount > context.precision {
        return invalid(rounding.storage, .divisionImpossible)
      }
      return rounding.roundWords(isNegative: isNegative, quotient, exponent: 0)
    }
    if division.needsTooManyDigits { return insufficientStorage(rounding.storage) }
    var quotient = division.dividend()
    _ = quotient.divide(by: division.divisor())
    if quotient.digitCount > context.precision {
      return invalid(rounding.storage, .divisionImpossible)
    }
    return rounding.round(isNegative: isNegative, quotient, exponent: 0)
  }

  private static func specialIntegerQuotient(
    _ x: BigDecimal, _ y: BigDecimal, isNegative: Bool, _ rounding: Rounding
  ) -> Outcome<BigDecimal> {
    let storage = rounding.storage
    if let nan = propagatedNaN(x, y, in: rounding.context) { return nan }
    if x.isInfinite {
      if y.isInfinite { return invalid(storage) }
      return Outcome(BigDecimal(.infinity, isNegative: isNegative, storage: storage))
    }
    if y.isInfinite { return rounding.zero(isNegative: isNegative, exponent: 0) }
    if x.isZero { return invalid(storage, .divisionUndefined) }
    return Outcome(
      BigDecimal(.infinity, isNegative: isNegative, storage: storage), .divisionByZero)
  }
}
