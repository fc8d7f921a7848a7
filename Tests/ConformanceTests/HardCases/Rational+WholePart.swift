import BigInt
import ExactArithmetic

extension Rational {
  /// Numerator and denominator, with the power of ten multiplied out.
  var fraction: (numerator: BigInt, denominator: BigInt) {
    let top = numerator * BigInt(10).power(Swift.max(0, exponent))
    let bottom = BigInt(denominator) * BigInt(10).power(Swift.max(0, -exponent))
    let shared = top.greatestCommonDivisor(with: bottom)
    return (top / shared, bottom / shared)
  }

  /// The floor: the largest integer not above the number.
  var wholePart: BigInt {
    let (quotient, rest) = fraction.numerator.quotientAndRemainder(
      dividingBy: fraction.denominator)
    return rest < 0 ? quotient - 1 : quotient
  }
}
