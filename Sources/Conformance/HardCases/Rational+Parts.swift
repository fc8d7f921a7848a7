import BigInt
import ExactArithmetic

extension Rational {
  /// The number as a fraction in lowest terms, its power of ten multiplied out.
  ///
  /// - Complexity: linear in the exponent's magnitude, as is the length of the result.
  var lowestTerms: (numerator: BigInt, denominator: BigInt) {
    let top = numerator * BigInt(10).power(Swift.max(0, exponent))
    let bottom = BigInt(denominator) * BigInt(10).power(Swift.max(0, -exponent))
    let shared = top.greatestCommonDivisor(with: bottom)
    return (top / shared, bottom / shared)
  }

  /// The largest integer that is not above the number.
  var floor: BigInt {
    let top = numerator * BigInt(10).power(Swift.max(0, exponent))
    let bottom = BigInt(denominator) * BigInt(10).power(Swift.max(0, -exponent))
    let (quotient, remainder) = top.quotientAndRemainder(dividingBy: bottom)
    return remainder.signum() < 0 ? quotient - 1 : quotient
  }

  /// The smallest integer that is not below the number.
  var ceiling: BigInt { -(-self).floor }

  /// The number times 10^power.
  func scaled(byPowerOfTen power: Int) -> Rational {
    Rational(numerator, over: denominator, exponent: exponent + power)
  }
}
