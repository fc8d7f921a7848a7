import DecimalArithmetic

extension BigDecimal {
  /// GDA remainder: returns x − y · (integer part of x ÷ y), with the sign of x.
  ///
  ///     BigDecimal.remainder(BigDecimal("10.2")!, by: 3, in: .decimal128).value  // 1.2
  ///     BigDecimal.remainder(-10, by: 3, in: .decimal128).value  // -1
  ///
  /// - Conditions: division impossible (and NaN) if the integer quotient needs more digits than the
  ///   precision; invalid operation for x ÷ 0; division undefined for 0 ÷ 0.
  public static func remainder(
    _ x: BigDecimal, by y: BigDecimal, in context: ArithmeticContext
  ) -> Outcome<BigDecimal> {
    remainder(x, by: y, isNear: false, in: context)
  }

  /// GDA remainder-near: returns x − y · n, where n is the integer nearest to x ÷ y.
  ///
  /// In a tie n is even.
  ///
  ///     BigDecimal.remainder(11, by: 4, in: .decimal128).value  // 3
  ///     BigDecimal.remainderNear(11, by: 4, in: .decimal128).value  // -1
  ///     BigDecimal.remainderNear(10, by: 4, in: .decimal128).value  // 2
  ///
  /// - Conditions: those of ``remainder(_:by:in:)``.
  public static func remainderNear(
    _ x: BigDecimal, by y: BigDecimal, in context: ArithmeticContext
  ) -> Outcome<BigDecimal> {
    remainder(x, by: y, isNear: true, in: context)
  }

  /// Returns x − y · n for the integer part n of x ÷ y, or with `isNear` for the nearest integer n.
  private static func remainder(
    _ x: BigDecimal, by y: BigDecimal, isNear: Bool, in context: ArithmeticContext
  ) -> Outcome<BigDecimal> {
    let rounding = Rounding(context: context, storage: x.storage.joined(y.storage))
    if let nan = propagatedNaN(x, y, in: context) { return nan }
    if x.isInfinite { return invalid(rounding.storage) }
    if y.isInfinite { return fitted(x, in: context) }
    if y.hasZeroCoefficient {
      return invalid(rounding.storage, x.isZero ? .divisionUndefined : .invalidOperation)
    }
    if x.hasZeroCoefficient {
      return rounding.zero(isNegative: x.isNegative, exponent: min(x.exponent, y.exponent))
    }
    let division = IntegerDivision(x, by: y)
    if division.gap > context.precision { return invalid(rounding.storage, .divisionImpossible) }
    if !division.isFar, let parts = division.inWords() {
      return wordRemainder(x, parts, exponent: division.exponent, isNear: isNear, rounding)
    }
    return limbRemainder(division, isNear: isNear, rounding)
  }

  private static func wordRemainder(
    _ x: BigDecimal, _ parts: (quotient: UInt128, remainder: UInt128, divisor: UInt128),
    exponent: Int, isNear: Bool, _ rounding: Rounding
  ) -> Outcome<BigDecimal> {
    var (quotient, remainder, divisor) = parts
    var isNegative = x.isNegative
    // Twice the remainder may exceed 128 bits. So the remainder is compared with divisor −
    // remainder.
    let rest = divisor - remainder
    if isNear && (remainder > rest || (remainder == rest && quotient & 1 == 1)) {
      quotient += 1
      remainder = rest
      isNegative.toggle()
    }
    if quotient.digitCount > rounding.context.precision {
      return invalid(rounding.storage, .divisionImpossible)
    }
    return rounding.roundWords(isNegative: isNegative, remainder, exponent: exponent)
  }

  private static func limbRemainder(
    _ division: IntegerDivision, isNear: Bool, _ rounding: Rounding
  ) -> Outcome<BigDecimal> {
    var isNegative = division.x.isNegative
    if division.isFar {
      // The remainder is x, which has fewer digits than y in units of the smaller exponent.
      var remainder = division.x.natural
      remainder.appendZeros(division.x.exponent - division.exponent)
      return rounding.round(isNegative: isNegative, remainder, exponent: division.exponent)
    }
    if division.isLong { return longRemainder(division, isNear: isNear, rounding) }
    if division.needsTooManyDigits { return insufficientStorage(rounding.storage) }
    let divisor = division.divisor()
    var quotient = division.dividend()
    var remainder = quotient.divide(by: divisor)
    if isNear && isNextNearer(remainder, of: divisor, isOdd: quotient.lastDigit & 1 == 1) {
      quotient.increment()
      remainder.subtract(from: divisor)
      isNegative.toggle()
    }
    if quotient.digitCount > rounding.context.precision {
      return invalid(rounding.storage, .divisionImpossible)
    }
    return rounding.round(isNegative: isNegative, remainder, exponent: division.exponent)
  }

  /// Whether quotient + 1 is nearer to x ÷ y than the quotient, or equally near and even.
  ///
  /// - Precondition: `isOdd` is the parity of the quotient.
  static func isNextNearer(
    _ remainder: borrowing Natural, of divisor: borrowing Natural, isOdd: Bool
  ) -> Bool {
    var rest = Natural(copying: remainder)
    rest.subtract(from: divisor)
    let order = remainder.compared(with: rest)
    return order > 0 || (order == 0 && isOdd)
  }
}
