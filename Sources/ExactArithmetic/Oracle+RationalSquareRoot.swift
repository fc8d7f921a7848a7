import BigInt

extension Oracle {
  /// The square root of a positive number, where it is rational.
  ///
  /// With an even power of ten apart, √(n ÷ d) = √(n · d) ÷ d.
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

  /// What is rounded as the square root of a positive number is, at `precision` digits or fewer.
  ///
  /// With r = ⌊√(x · 10^−2q)⌋, √x lies at r·10^q or strictly between that and (r + 1)·10^q. Where q is
  /// two places below the last digit, every bound of rounding is a multiple of 10^q, so (r + ½)·10^q
  /// stands for every root between.
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
