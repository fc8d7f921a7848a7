import BigInt

extension Rational {
  /// The number with the other sign.
  public static prefix func - (x: Rational) -> Rational {
    Rational(-x.numerator, over: x.denominator, exponent: x.exponent)
  }

  /// The sum, exactly.
  ///
  /// - Complexity: both are brought to one power of ten, so linear in the gap of the exponents;
  ///   ``Oracle`` asks ``Oracle/sum(_:_:precision:)`` instead, which knows when not to.
  public static func + (x: Rational, y: Rational) -> Rational {
    let exponent = min(x.exponent, y.exponent)
    let left = x.integer(at: exponent) * BigInt(y.denominator)
    let right = y.integer(at: exponent) * BigInt(x.denominator)
    return Rational(left + right, over: x.denominator * y.denominator, exponent: exponent)
  }

  /// The difference, exactly.
  public static func - (x: Rational, y: Rational) -> Rational { x + -y }

  /// The product, exactly.
  public static func * (x: Rational, y: Rational) -> Rational {
    Rational(
      x.numerator * y.numerator, over: x.denominator * y.denominator,
      exponent: x.exponent + y.exponent)
  }

  /// The quotient, exactly.
  ///
  /// - Precondition: the divisor is not 0.
  public static func / (x: Rational, y: Rational) -> Rational {
    let top = x.numerator * BigInt(y.denominator)
    return Rational(
      y.isNegative ? -top : top, over: x.denominator * y.numerator.magnitude,
      exponent: x.exponent - y.exponent)
  }

  /// The numerator of the number written over its denominator and 10^exponent.
  private func integer(at exponent: Int) -> BigInt {
    numerator * BigInt(PowerOfTen.of(self.exponent - exponent))
  }
}
