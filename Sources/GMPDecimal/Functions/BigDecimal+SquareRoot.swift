import DecimalArithmetic

extension BigDecimal {
  public static func squareRoot(
    _ x: BigDecimal, in context: ArithmeticContext
  ) -> Outcome<BigDecimal> {
    if x.isNaN { return x.propagatedNaN(in: context, storage: x.storage) }
    let rounding = Rounding(context: context.rounding(.halfEven), storage: x.storage)
    // An arithmetic shift rounds down.
    let preferred = x.exponent >> 1
    if x.isZero { return rounding.zero(isNegative: x.isNegative, exponent: preferred) }
    if x.isNegative { return invalid(x.storage) }
    if x.isInfinite { return Outcome(x) }
    return rounding.squareRoot(of: x, preferred: preferred)
  }
}

extension Rounding {
  /// The root of a positive finite number.
  ///
  /// With x = N · 10^(2q), N a whole number, and r = ⌊√N⌋ the root is r · 10^q or lies strictly between
  /// that and (r + 1) · 10^q. The root of a whole number is whole or irrational, so with q the
  /// preferred exponent it is exact if N is a square, and no other q makes it so.
  fileprivate func squareRoot(of x: BigDecimal, preferred: Int) -> Outcome<BigDecimal> {
    var number = Integer(x.natural)
    if x.exponent & 1 == 1 { number.multiply(by: 10) }
    let numberDigits = x.coefficientDigits + (x.exponent & 1)
    let rootDigits = (numberDigits + 1) >> 1
    let demand = DigitDemand(context, greatestAdjusted: preferred + rootDigits - 1)
    // Zeros appended to the root so that it has one digit more than are kept.
    let zeros = demand.digits + 1 - rootDigits
    if zeros <= 0 {
      // Here the number is longer than the result: what is cut off cannot be more than the remainder.
      let cut = -zeros
      let rest = number.divideWithRemainder(by: Integer(powerOfTen: 2 * cut))
      let isExact = number.takeSquareRootExactly() && rest.isZero
      return round(
        isNegative: false, number.natural(), exponent: preferred + cut, isTruncated: !isExact)
    }
    if number.isSquare {
      number.takeSquareRoot()
      return round(isNegative: false, number.natural(), exponent: preferred)
    }
    if demand.exceedsStorage { return BigDecimal.insufficientStorage(storage) }
    number.multiply(by: Integer(5, power: 2 * zeros))
    number.shiftLeft(2 * zeros)
    number.takeSquareRoot()
    return round(
      isNegative: false, number.natural(), exponent: preferred - zeros, isTruncated: true)
  }
}
