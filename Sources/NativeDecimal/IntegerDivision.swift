/// |x| ÷ |y| in whole numbers, both written with the smaller of their exponents.
struct IntegerDivision {
  /// ⌊|x| ÷ |y|⌋.
  var quotient: UInt128
  /// |x| − |y| · quotient, in units of 10^exponent.
  var remainder: UInt128
  /// |y| in units of 10^exponent, or 0 if |x| < |y| ÷ 10.
  ///
  /// Then |y| may have thousands of digits, and nobody needs them.
  var divisor: UInt128
  /// The smaller exponent.
  var exponent: Int

  /// The division of finite numbers, y not 0; `nil` if the quotient has more than `precision` digits
  /// by the adjusted exponents alone.
  ///
  /// With the gap g of the adjusted exponents, 10^(g−1) < |x| ÷ |y| < 10^(g+1):
  /// - g > precision means a quotient of more digits;
  /// - g < −1 means that x is the remainder;
  /// - else |x| has g + (digits of y) ≤ 68 digits in units of 10^exponent, below 2²⁵⁶, the quotient at
  ///   most g + 1 ≤ 35 and |y|, if it has to be scaled, (digits of x) − g ≤ 35: both below 2¹²⁸.
  init?(_ x: Decimal128, by y: Decimal128, precision: Int) {
    exponent = Swift.min(x.finiteExponent, y.finiteExponent)
    quotient = 0
    divisor = 0
    remainder = x.coefficient
    if x.isZero { return }
    let gap = x.finiteAdjustedExponent - y.finiteAdjustedExponent
    if gap > precision { return nil }
    // Where the remainder is x, it has fewer digits than y in units of 10^exponent, too.
    let dividend = UInt256(low: x.coefficient)
      .scaled(byPowerOfTen: x.finiteExponent - exponent)
    if gap < -1 {
      remainder = dividend.low
      return
    }
    divisor = y.coefficient * powersOfTen[y.finiteExponent - exponent]
    let division = dividend.quotientAndRemainder(dividingBy: divisor)
    quotient = division.quotient.low
    remainder = division.remainder
  }
}
