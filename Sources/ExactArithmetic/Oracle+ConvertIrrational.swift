import DecimalArithmetic

extension Oracle {
  /// x · scale · π^pi · (ln 10)^lnTen.
  ///
  /// π and ln 10 are transcendental (Lindemann), so a power of one of them times a rational number
  /// that is not 0 is irrational. Of products of both that is not known: there are none here.
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

  /// Rounds an irrational result: more places until both bounds round to the same in every mode.
  ///
  /// A bound that happens to be representable would be reported as exact, so both must be inexact.
  ///
  /// `bounds` gives the lower and the upper bound with about so many correct binary places after the
  /// first digit, or `nil` if so few say nothing.
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
