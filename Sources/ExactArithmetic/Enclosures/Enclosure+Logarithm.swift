import BigInt
import DecimalArithmetic

extension Enclosure {
  /// Returns the natural logarithm of a positive rational number.
  ///
  /// With x = m · 2^j · 10^k and m near 1:
  /// ln x = 2 artanh((m − 1) ÷ (m + 1)) + j · ln 2 + k · ln 10.
  ///
  /// - Precondition: `value` is positive.
  package static func logarithm(of value: Rational, scale: Int) -> Enclosure {
    precondition(
      !value.isZero && !value.isNegative, "the logarithm of a number that is not positive")
    var power = value.adjustedExponent
    var rest = value * Rational(1, exponent: -power)
    if rest > Rational(316, exponent: -2) {
      power += 1
      rest = rest * Rational(1, exponent: -1)
    }
    // 0.316 ≤ rest ≤ 3.16; a factor of 2 or ½ gives 0.63 ≤ m ≤ 1.58 and |m − 1| ÷ (m + 1) < 0.23.
    var doublings = 0
    if rest > Rational(158, exponent: -2) {
      doublings = 1
      rest = rest / Rational(2)
    } else if rest < Rational(63, exponent: -2) {
      doublings = -1
      rest = rest * Rational(2)
    }
    let one = Rational(1)
    var result = twiceArtanh((rest - one) / (rest + one), scale: scale)
    if doublings != 0 { result = result + logarithmOfTwo(scale: scale) * doublings }
    if power != 0 { result = result + logarithmOfTen(scale: scale) * power }
    return result
  }

  /// Returns the logarithm of a positive rational number to one of the bases of levels.
  static func logarithm(of value: Rational, _ base: LogarithmBase, scale: Int) -> Enclosure {
    let natural = logarithm(of: value, scale: scale)
    return base == .e ? natural : natural / logarithmOfTen(scale: scale)
  }

  /// Returns ln 2 = 2 artanh(1/3).
  static func logarithmOfTwo(scale: Int) -> Enclosure {
    scale <= keptScale ? keptTwo.coarser(scale: scale) : computedTwo(scale: scale)
  }

  /// Returns ln 10 = 3 ln 2 + ln(5/4), with ln(5/4) = 2 artanh(1/9).
  static func logarithmOfTen(scale: Int) -> Enclosure {
    scale <= keptScale ? keptTen.coarser(scale: scale) : computedTen(scale: scale)
  }

  /// The scale of the stored constants, enough for 150 digits; larger scales are computed on
  /// demand.
  private static let keptScale = 768
  private static let keptTwo = computedTwo(scale: keptScale)
  private static let keptTen = computedTen(scale: keptScale)

  private static func computedTwo(scale: Int) -> Enclosure {
    twiceArtanh(Rational(1) / Rational(3), scale: scale)
  }

  private static func computedTen(scale: Int) -> Enclosure {
    computedTwo(scale: scale) * 3 + twiceArtanh(Rational(1) / Rational(9), scale: scale)
  }

  /// Returns ln((1 + t) ÷ (1 − t)) = 2 artanh t = 2 (t + t³/3 + t⁵/5 + …) for |t| ≤ 1/2.
  ///
  /// The loop ends at a power of t of at most one unit. The later powers are together less than
  /// t² ÷ (1 − t²) ≤ 1/3 of this power, and twice their sum is less than one unit.
  private static func twiceArtanh(_ value: Rational, scale: Int) -> Enclosure {
    let argument = Enclosure(value, scale: scale)
    let square = argument * argument
    var power = argument
    var sum = argument
    var index = 1
    while !power.isWithinOneUnit {
      power = power * square
      index += 2
      sum = sum + power / index
    }
    return (sum * 2).widened
  }
}
