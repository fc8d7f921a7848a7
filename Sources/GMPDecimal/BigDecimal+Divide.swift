import DecimalArithmetic

extension BigDecimal {
  public static func divide(
    _ x: BigDecimal, by y: BigDecimal, in context: ArithmeticContext
  ) -> Outcome<BigDecimal> {
    let isNegative = x.isNegative != y.isNegative
    let rounding = Rounding(context: context, storage: x.storage.joined(y.storage))
    guard x.isFinite && y.isFinite && !y.hasZeroCoefficient else {
      return specialQuotient(x, y, isNegative: isNegative, rounding)
    }
    let exponent = x.exponent - y.exponent
    if x.hasZeroCoefficient { return rounding.zero(isNegative: isNegative, exponent: exponent) }
    // So many zeros give a quotient of precision + 1 or precision + 2 digits.
    let zeros = max(0, context.precision + 1 + y.coefficientDigits - x.coefficientDigits)
    let isInline = x.limbs == nil && y.limbs == nil
    if isInline && context.precision <= widePrecision {
      return inlineQuotient(
        x.inline, y.inline, zeros: zeros, isNegative: isNegative, exponent: exponent, rounding)
    }
    return quotient(
      x, y, zeros: zeros, isNegative: isNegative, exponent: exponent, rounding)
  }

  private static func specialQuotient(
    _ x: BigDecimal, _ y: BigDecimal, isNegative: Bool, _ rounding: Rounding
  ) -> Outcome<BigDecimal> {
    let storage = rounding.storage
    if let nan = propagatedNaN(x, y, in: rounding.context) { return nan }
    if y.isInfinite {
      if x.isInfinite { return invalid(storage) }
      let zero = rounding.zero(isNegative: isNegative, exponent: rounding.context.etiny)
      return Outcome(zero.value, .clamped)
    }
    if x.isZero { return invalid(storage, .divisionUndefined) }
    let infinity = BigDecimal(.infinity, isNegative: isNegative, storage: storage)
    return Outcome(infinity, x.isInfinite ? [] : .divisionByZero)
  }

  private static func inlineQuotient(
    _ x: UInt128, _ y: UInt128, zeros: Int, isNegative: Bool, exponent: Int, _ rounding: Rounding
  ) -> Outcome<BigDecimal> {
    let (whole, rest) = x.quotientAndRemainder(dividingBy: y)
    if rest == 0 {
      return rounding.roundWords(isNegative: isNegative, whole, exponent: exponent)
    }
    // The quotient has at most 38 digits (see `widePrecision`) or, without zeros, is below 2¹²⁸.
    let division = UInt256(x).appendingZeros(zeros).divided(by: y)
    var coefficient = division.quotient.low
    var exponent = exponent - zeros
    if division.remainder == 0 { exponent += coefficient.stripZeros(limit: zeros) }
    return rounding.roundWords(
      isNegative: isNegative, coefficient, exponent: exponent,
      isTruncated: division.remainder != 0)
  }

  private static func quotient(
    _ x: BigDecimal, _ y: BigDecimal, zeros allZeros: Int, isNegative: Bool, exponent: Int,
    _ rounding: Rounding
  ) -> Outcome<BigDecimal> {
    let divisor = y.natural
    // A quotient that ends does so within as many digits as the divisor has bits (it has no more
    // twos and fives): a large precision is only paid for if the quotient has all its digits.
    var zeros = min(allZeros, divisor.bitCount)
    while true {
      if x.coefficientDigits + zeros > maximumDigits {
        return insufficientStorage(rounding.storage)
      }
      var coefficient = x.natural
      coefficient.appendZeros(zeros)
      let isExact = coefficient.divide(by: divisor).isZero
      if isExact || zeros == allZeros {
        var exponent = exponent - zeros
        if isExact { exponent += coefficient.stripZeros(limit: zeros) }
        return rounding.round(
          isNegative: isNegative, coefficient, exponent: exponent, isTruncated: !isExact)
      }
      zeros = allZeros
    }
  }
}
