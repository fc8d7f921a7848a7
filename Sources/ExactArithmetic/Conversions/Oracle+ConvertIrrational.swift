import DecimalArithmetic

extension Oracle {
  /// Returns x · scale · π^pi · (ln 10)^lnTen.
  ///
  /// π and ln 10 are transcendental (Lindemann), so a nonzero power of one constant times a nonzero
  /// rational number is irrational. Whether products of powers of both constants are irrational is
  /// unknown; this function has no such products.
  static func multiple(
    _ x: DecimalOperand, scale: Rational, pi: Int, lnTen: Int, _ rounding: ConversionRounding
  ) -> [Expected]? {
    precondition(pi == 0 || lnTen == 0, "a product of powers of both constants")
    guard pi != 0 || lnTen != 0, let value = x.value, !value.isZero else {
      return linear(x, scale: scale, offset: .zero, rounding)
    }
    let product = value * scale
    return decided(rounding) { places in
      let power =
        pi != 0
        ? Enclosure.power(of: .pi, pi, scale: places)
        : Enclosure.power(of: .logarithmOfTen, lnTen, scale: places)
      return Enclosure.bounds(of: product, times: power)
    }
  }

  /// Rounds an irrational result, with more places until both bounds round alike in every mode.
  ///
  /// Both rounded bounds must be inexact, because a bound that is representable by chance would be
  /// reported as exact.
  ///
  /// `bounds` returns the lower and the upper bound with about `places` correct binary places after
  /// the first digit, or `nil` if the places are too few.
  static func decided(
    _ rounding: ConversionRounding,
    _ bounds: (_ places: Int) -> (lower: Rational, upper: Rational)?
  ) -> [Expected]? {
    decided(digits: rounding.digits) { places in
      guard let (lower, upper) = bounds(places), !lower.isZero, !upper.isZero,
        let below = rounding.results(of: lower), let above = rounding.results(of: upper),
        below == above, below.allSatisfy({ $0.conditions.contains(.inexact) })
      else { return nil }
      return below
    }
  }
}
