/// The division |x| ÷ |y| in integers, with both operands written at the smaller exponent.
struct IntegerDivision {
  /// ⌊|x| ÷ |y|⌋.
  var quotient: UInt128
  /// |x| − |y| · quotient, in units of 10^exponent.
  var remainder: UInt128
  /// |y| in units of 10^exponent, or 0 if |x| < |y| ÷ 10.
  ///
  /// If |x| < |y| ÷ 10, |y| may have thousands of digits in this unit, and no caller needs |y|.
  var divisor: UInt128
  /// The smaller of the exponents of x and y.
  var exponent: Int

  /// Creates the division of finite numbers, y not 0.
  ///
  /// Let g be the gap of the adjusted exponents: 10^(g−1) < |x| ÷ |y| < 10^(g+1).
  /// - g > precision: the quotient has more digits than the precision.
  /// - g < −1: x is the remainder.
  /// - otherwise, in units of 10^exponent, |x| has g + (digits of y) ≤ 68 digits, below 2²⁵⁶. The
  ///   quotient has at most g + 1 ≤ 35 digits. |y|, if it has to be scaled, has (digits of x) − g
  ///   ≤ 35 digits. The quotient and |y| are below 2¹²⁸.
  ///
  /// - Returns: `nil` if the adjusted exponents alone show that the quotient has more than
  ///   `precision` digits.
  init?(_ x: Decimal128, by y: Decimal128, precision: Int) {
    exponent = Swift.min(x.finiteExponent, y.finiteExponent)
    quotient = 0
    divisor = 0
    remainder = x.coefficient
    if x.isZero { return }
    let gap = x.finiteAdjustedExponent - y.finiteAdjustedExponent
    if gap > precision { return nil }
    // For gap < −1, x is scaled only if y has the smaller exponent; then the product has fewer
    // digits than y.
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
