import DecimalArithmetic

extension BigDecimal {
  /// GDA square-root: returns the root, always rounded half-even; ⌊exponent ÷ 2⌋ is preferred.
  ///
  ///     let forty = ArithmeticContext(precision: 40, maxExponent: 999, minExponent: -999)
  ///     BigDecimal.squareRoot(2, in: forty).value  // 1.414213562373095048801688724209698078570
  ///     BigDecimal.squareRoot(BigDecimal("6.25")!, in: forty).value  // 2.5
  ///
  /// - Conditions: invalid operation (and NaN) for x < 0; the root of −0 is −0.
  public static func squareRoot(
    _ x: BigDecimal, in context: ArithmeticContext
  ) -> Outcome<BigDecimal> {
    if x.isNaN { return x.propagatedNaN(in: context, storage: x.storage) }
    let rounding = Rounding(context: context.rounding(.halfEven), storage: x.storage)
    // The preferred exponent is ⌊exponent ÷ 2⌋. An arithmetic shift rounds down.
    let preferred = x.exponent >> 1
    if x.isZero { return rounding.zero(isNegative: x.isNegative, exponent: preferred) }
    if x.isNegative { return invalid(x.storage) }
    if x.isInfinite { return Outcome(x) }
    return rounding.squareRoot(of: x, preferred: preferred)
  }
}

extension Rounding {
  /// Returns the square root of a positive finite number.
  ///
  /// Let x = N · 10^(2q) with an integer N, and r = ⌊√N⌋. The root is r · 10^q, or lies strictly
  /// between r · 10^q and (r + 1) · 10^q. The root of an integer is an integer or irrational. So
  /// with q the preferred exponent the root is exact if N is a square; no other q makes the root
  /// exact.
  fileprivate func squareRoot(of x: BigDecimal, preferred: Int) -> Outcome<BigDecimal> {
    var number = Integer(x.natural)
    if x.exponent & 1 == 1 { number.multiply(by: 10) }
    let numberDigits = x.coefficientDigits + (x.exponent & 1)
    let rootDigits = (numberDigits + 1) >> 1
    let demand = DigitDemand(context, greatestAdjusted: preferred + rootDigits - 1)
    // The number of zeros to append to the root, for one digit more than the context keeps.
    let zeros = demand.digits + 1 - rootDigits
    if zeros <= 0 {
      // The number is longer than the result needs. The digits cut off are part of the remainder.
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
