import BigInt

extension Rational {
  /// The number with the sign +.
  package var magnitude: Rational { isNegative ? -self : self }

  /// Returns the number with the opposite sign.
  package static prefix func - (x: Rational) -> Rational {
    Rational(-x.numerator, over: x.denominator, exponent: x.exponent)
  }

  /// Returns the sum, exactly.
  ///
  /// - Complexity: linear in the gap of the exponents, because both numbers are scaled to one power
  ///   of ten. ``Oracle`` uses ``Oracle/sum(_:_:precision:gap:)`` instead, which avoids long sums.
  package static func + (x: Rational, y: Rational) -> Rational {
    let exponent = min(x.exponent, y.exponent)
    if x.isWhole && y.isWhole {
      return Rational(x.integer(at: exponent) + y.integer(at: exponent), exponent: exponent)
    }
    let left = x.integer(at: exponent) * BigInt(y.denominator)
    let right = y.integer(at: exponent) * BigInt(x.denominator)
    return Rational(left + right, over: x.denominator * y.denominator, exponent: exponent)
  }

  /// Returns the difference, exactly.
  package static func - (x: Rational, y: Rational) -> Rational { x + -y }

  /// Returns the product, exactly.
  package static func * (x: Rational, y: Rational) -> Rational {
    let numerator = x.numerator * y.numerator
    let exponent = x.exponent + y.exponent
    if x.isWhole && y.isWhole { return Rational(numerator, exponent: exponent) }
    return Rational(numerator, over: x.denominator * y.denominator, exponent: exponent)
  }

  /// Returns the quotient, exactly.
  ///
  /// - Precondition: the divisor is not 0.
  package static func / (x: Rational, y: Rational) -> Rational {
    let exponent = x.exponent - y.exponent
    let sign: BigInt.Sign = x.isNegative == y.isNegative ? .plus : .minus
    let (top, bottom) =
      x.isWhole && y.isWhole
      ? (x.numerator.magnitude, y.numerator.magnitude)
      : (x.numerator.magnitude * y.denominator, x.denominator * y.numerator.magnitude)
    return Rational(BigInt(sign: sign, magnitude: top), over: bottom, exponent: exponent)
  }

  /// Returns the integer n for which n ÷ denominator × 10^exponent equals self.
  private func integer(at exponent: Int) -> BigInt {
    self.exponent == exponent
      ? numerator : numerator * BigInt(PowerOfTen.of(self.exponent - exponent))
  }
}
