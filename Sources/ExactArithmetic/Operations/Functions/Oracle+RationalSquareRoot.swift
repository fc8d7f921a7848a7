import BigInt

extension Oracle {
  /// Returns the square root of a positive number, if it is rational.
  ///
  /// With an even power of ten extracted, √(n ÷ d) = √(n · d) ÷ d.
  static func rationalSquareRoot(of value: Rational) -> Rational? {
    let isOdd = value.exponent & 1 == 1
    let numerator = isOdd ? value.numerator.magnitude * 10 : value.numerator.magnitude
    let square = numerator * value.denominator
    let root = square.squareRoot()
    guard root * root == square else { return nil }
    return Rational(
      BigInt(root), over: value.denominator,
      exponent: (isOdd ? value.exponent - 1 : value.exponent) / 2)
  }

  /// Returns a number that rounds like the square root of a positive number, to at most `precision`
  /// digits.
  ///
  /// Let r = ⌊√(x · 10^−2q)⌋. √x is r·10^q, or lies strictly between r·10^q and (r + 1)·10^q. q is
  /// two places below the last digit, so every bound of rounding is a multiple of 10^q. So
  /// (r + ½)·10^q rounds like every root between r·10^q and (r + 1)·10^q.
  static func squareRootStandIn(of value: Rational, precision: Int) -> Rational? {
    let place = (value.adjustedExponent >> 1) - precision - 1
    let shift = value.exponent - 2 * place
    if shift.magnitude > UInt(digitLimit) { return nil }
    let (square, cut) = (value.numerator.magnitude * PowerOfTen.of(max(0, shift)))
      .quotientAndRemainder(dividingBy: value.denominator * PowerOfTen.of(max(0, -shift)))
    let root = square.squareRoot()
    return cut.isZero && root * root == square
      ? Rational(BigInt(root), exponent: place)
      : Rational(BigInt(root * 10 + 5), exponent: place - 1)
  }
}
