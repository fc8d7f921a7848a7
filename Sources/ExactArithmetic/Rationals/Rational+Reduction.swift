import BigInt

extension Rational {
  /// The number in lowest terms, with the power of ten separate.
  ///
  /// Without reduction, a number composed of many others, such as the factor of a compound unit,
  /// would double the length of its parts at every step. Factors of 2 and 5 that do not form a ten
  /// remain in the parts.
  ///
  /// - Complexity: that of the greatest common divisor of the parts.
  package var reduced: Rational {
    if isZero { return .zero }
    // Most factors of units are integers or reciprocals of integers, which need no common divisor.
    let isWhole = denominator == 1 || numerator.magnitude == 1
    let divisor = isWhole ? 1 : numerator.magnitude.greatestCommonDivisor(with: denominator)
    let top = Self.withoutTens(numerator.magnitude / divisor)
    let bottom = Self.withoutTens(denominator / divisor)
    return Rational(
      isNegative ? -BigInt(top.part) : BigInt(top.part), over: bottom.part,
      exponent: exponent + top.tens - bottom.tens)
  }

  private static func withoutTens(_ integer: BigUInt) -> (part: BigUInt, tens: Int) {
    var (part, tens) = (integer, 0)
    while true {
      let (quotient, remainder) = part.quotientAndRemainder(dividingBy: 10)
      guard remainder.isZero else { return (part, tens) }
      (part, tens) = (quotient, tens + 1)
    }
  }

  /// The number of bits of the longer of numerator and denominator.
  package var partWidth: Int { max(numerator.magnitude.bitWidth, denominator.bitWidth) }
}
