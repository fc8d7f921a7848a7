import BigInt

extension Rational: Comparable {
  /// Whether the numbers are equal in value, in any form.
  package static func == (x: Rational, y: Rational) -> Bool { x.compared(to: y) == 0 }

  /// Whether x is less than y in value.
  package static func < (x: Rational, y: Rational) -> Bool { x.compared(to: y) < 0 }

  /// Returns −1, 0 or 1 as x < y, x = y or x > y.
  ///
  /// - Complexity: no power of ten longer than the parts is computed, because numbers with
  ///   different adjusted exponents are ordered by these exponents.
  package func compared(to other: Rational) -> Int {
    let signs = (numerator.signum(), other.numerator.signum())
    if signs.0 != signs.1 { return signs.0 < signs.1 ? -1 : 1 }
    if signs.0 == 0 { return 0 }
    let places = (adjustedExponent, other.adjustedExponent)
    if places.0 != places.1 { return (places.0 < places.1) == isNegative ? 1 : -1 }
    let difference = (self - other).numerator
    return Int(difference.signum())
  }

  /// The adjusted exponent: the exponent a of the first decimal digit, 10^a ≤ |x| < 10^(a+1).
  ///
  /// - Precondition: the number is not 0.
  package var adjustedExponent: Int {
    precondition(!isZero, "0 has no first digit")
    let top = numerator.magnitude
    if isWhole { return exponent + PowerOfTen.digitCount(of: top) - 1 }
    // 10^(t−1) ≤ top < 10^t and 10^(b−1) ≤ bottom < 10^b give 10^(t−b−1) < top/bottom < 10^(t−b+1).
    let estimate = PowerOfTen.digitCount(of: top) - PowerOfTen.digitCount(of: denominator)
    let reached =
      estimate >= 0
      ? top >= denominator * PowerOfTen.of(estimate)
      : top * PowerOfTen.of(-estimate) >= denominator
    return exponent + (reached ? estimate : estimate - 1)
  }
}
