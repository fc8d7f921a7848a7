import BigInt
import ExactArithmetic

extension Rational {
  /// The number in full: a decimal if it ends, else a reduced fraction.
  package var exactText: String {
    let lowest = reduced
    var rest = lowest.denominator
    for prime in [2, 5] as [BigUInt] {
      while rest.isMultiple(of: prime) { rest /= prime }
    }
    // A decimal that ends has at most as many digits as the numerator and the denominator have
    // bits.
    let most = lowest.numerator.magnitude.bitWidth + lowest.denominator.bitWidth
    if rest == 1 { return lowest.roundedText(digits: most) }
    let power = BigInt(10).power(Int(lowest.exponent.magnitude))
    let fraction =
      lowest.exponent < 0
      ? Rational(lowest.numerator, over: lowest.denominator * power.magnitude)
      : Rational(lowest.numerator * power, over: lowest.denominator)
    let common = fraction.numerator.magnitude.greatestCommonDivisor(with: fraction.denominator)
    return "\(fraction.numerator / BigInt(common))/\(fraction.denominator / common)"
  }
}
