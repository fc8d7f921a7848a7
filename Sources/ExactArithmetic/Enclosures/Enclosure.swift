import BigInt

/// A real number x between two bounds: lower ≤ x · 2^scale ≤ upper, with integer ends.
///
/// Every operation rounds its lower end down and its upper end up, so the enclosure contains the
/// exact result by construction. A series adds its stated remainder. No error is estimated: the
/// width of an enclosure states the accuracy.
package struct Enclosure: Sendable {
  let lower: BigInt
  let upper: BigInt
  /// The number of binary places of the ends.
  let scale: Int

  init(lower: BigInt, upper: BigInt, scale: Int) {
    self.lower = lower
    self.upper = upper
    self.scale = scale
  }

  /// Creates the enclosure of an integer, exactly.
  init(_ integer: Int, scale: Int) {
    let end = BigInt(integer) << scale
    self.init(lower: end, upper: end, scale: scale)
  }

  /// Creates the enclosure of a rational number, with ends at most one unit apart.
  package init(_ value: Rational, scale: Int) {
    self.init(from: value, to: value, scale: scale)
  }

  /// Creates the enclosure of all numbers between two rational numbers.
  init(from low: Rational, to high: Rational, scale: Int) {
    lower = Self.floor(low, scale: scale)
    upper = -Self.floor(-high, scale: scale)
    self.scale = scale
  }

  /// The lower bound.
  package var lowerBound: Rational { Rational(lower, over: BigUInt(1) << scale) }
  /// The upper bound.
  package var upperBound: Rational { Rational(upper, over: BigUInt(1) << scale) }

  /// Returns an enclosure of the number with fewer binary places.
  func coarser(scale coarse: Int) -> Enclosure {
    Enclosure(
      lower: Self.floor(lower, binaryPlaces: scale - coarse),
      upper: Self.ceiling(upper, binaryPlaces: scale - coarse), scale: coarse)
  }

  /// Returns ⌊value · 2^scale⌋.
  private static func floor(_ value: Rational, scale: Int) -> BigInt {
    if value.isZero { return 0 }
    // As |value| < 10^(adjusted + 1) ≤ 10^−scale < 2^−scale, the floor is 0 or −1, and no long
    // power of ten is needed.
    if value.adjustedExponent < -scale - 1 { return value.isNegative ? -1 : 0 }
    let top = (value.numerator << scale) * BigInt(PowerOfTen.of(max(0, value.exponent)))
    let bottom = value.denominator * PowerOfTen.of(max(0, -value.exponent))
    let (quotient, remainder) = top.magnitude.quotientAndRemainder(dividingBy: bottom)
    if !value.isNegative { return BigInt(quotient) }
    return remainder.isZero ? -BigInt(quotient) : -BigInt(quotient) - 1
  }
}

extension Enclosure {
  /// Returns ⌊integer ÷ 2^places⌋; the shift of `BigInt` rounds negative numbers towards 0.
  static func floor(_ integer: BigInt, binaryPlaces places: Int) -> BigInt {
    integer < 0 ? -ceiling(-integer, binaryPlaces: places) : integer >> places
  }

  /// Returns ⌈integer ÷ 2^places⌉.
  static func ceiling(_ integer: BigInt, binaryPlaces places: Int) -> BigInt {
    if integer < 0 { return -((-integer) >> places) }
    return (integer + (BigInt(1) << places) - 1) >> places
  }
}
