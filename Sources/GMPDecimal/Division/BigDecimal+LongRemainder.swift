import DecimalArithmetic

extension IntegerDivision {
  /// Whether the quotient has many more digits than both numbers together.
  ///
  /// The digits of a long quotient are not computed. The constant 64 keeps the plain division for
  /// short numbers.
  var isLong: Bool { gap > 64 + 2 * (x.coefficientDigits + y.coefficientDigits) }
}

extension BigDecimal {
  /// Returns the remainder of a division with a long quotient, without computing the quotient.
  ///
  /// Let d = |y| and X = c · 10^z = |x|, both in units of the exponent of y. X mod 2d gives the
  /// remainder and the parity of the quotient. By `isLong` the precision p, which is at least the
  /// gap, and z = gap + (digits of y) − (digits of x) both exceed the digits of d. So 10^p · d − X,
  /// if not 0, is a multiple of 10^min(p, z) > d, and the quotient is not 10^p − 1. So quotient + 1
  /// has more than p digits only if the quotient has more than p digits.
  static func longRemainder(
    _ division: IntegerDivision, isNear: Bool, _ rounding: Rounding
  ) -> Outcome<BigDecimal> {
    let (x, y) = (division.x, division.y)
    let precision = rounding.context.precision
    // A gap below the precision gives a quotient below 10^precision.
    if division.gap == precision && order(copyAbs(x), copyAbs(y).scaled(by: precision)) >= 0 {
      return invalid(rounding.storage, .divisionImpossible)
    }
    let divisor = y.natural
    var double = Natural(copying: divisor)
    double.add(divisor)
    var remainder = x.natural
    remainder.reduce(modulo: double)
    let zeros = Natural(10).power(
      digits: Array(String(division.zeros).utf8), zeros: 0, modulo: double, Unlimited())
    remainder.multiply(by: zeros)
    remainder.reduce(modulo: double)
    let isOdd = remainder.compared(with: divisor) >= 0
    if isOdd { remainder.subtract(divisor) }
    var isNegative = x.isNegative
    if isNear && isNextNearer(remainder, of: divisor, isOdd: isOdd) {
      remainder.subtract(from: divisor)
      isNegative.toggle()
    }
    return rounding.round(isNegative: isNegative, remainder, exponent: division.exponent)
  }

  /// Returns a finite number times 10^power.
  private func scaled(by power: Int) -> BigDecimal {
    let exponent = exponent + power
    if let words {
      return BigDecimal(
        isNegative: isNegative, coefficient: words, exponent: exponent, storage: storage)
    }
    return natural.value(
      isNegative: isNegative, exponent: exponent, digitCount: coefficientDigits,
      appendingZeros: 0, storage: storage)
  }
}
