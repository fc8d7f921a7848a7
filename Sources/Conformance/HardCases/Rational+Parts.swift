import BigInt
import ExactArithmetic

extension Rational {
  /// The number as a fraction in lowest terms, with the power of ten multiplied into one term.
  ///
  /// - Complexity: linear in the magnitude of the exponent.
  var lowestTerms: (numerator: BigInt, denominator: BigInt) {
    let top = numerator * BigInt(10).power(Swift.max(0, exponent))
    let bottom = BigInt(denominator) * BigInt(10).power(Swift.max(0, -exponent))
    let shared = top.greatestCommonDivisor(with: bottom)
    return (top / shared, bottom / shared)
  }

  /// The largest integer ≤ the number.
  var floor: BigInt {
    let top = numerator * BigInt(10).power(Swift.max(0, exponent))
    let bottom = BigInt(denominator) * BigInt(10).power(Swift.max(0, -exponent))
    let (quotient, remainder) = top.quotientAndRemainder(dividingBy: bottom)
    return remainder.signum() < 0 ? quotient - 1 : quotient
  }

  /// The smallest integer ≥ the number.
  var ceiling: BigInt { -(-self).floor }

  /// Returns the number times 10^power.
  func scaled(byPowerOfTen power: Int) -> Rational {
    Rational(numerator, over: denominator, exponent: exponent + power)
  }
}
