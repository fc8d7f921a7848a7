import BigInt
import ExactArithmetic

extension Rational {
  /// The exact number as text: a decimal if it terminates, else a reduced fraction.
  package var exactText: String {
    let lowest = reduced
    var rest = lowest.denominator
    for prime in [2, 5] as [BigUInt] {
      while rest.isMultiple(of: prime) { rest /= prime }
    }
    // A terminating decimal has at most as many digits as numerator and denominator have bits.
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
