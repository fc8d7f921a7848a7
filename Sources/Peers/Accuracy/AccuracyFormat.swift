import ExactArithmetic

/// What a number type can hold: by its own unit in the last place its results are judged.
package enum AccuracyFormat: Hashable, Sendable {
  /// Decimal numbers of so many digits.
  case decimal(digits: Int)
  /// Binary numbers of 53 bits, IEEE 754's binary64: `Double`.
  case binary64

  /// The digits that a result is shown with: 17 of a `Double`, which tell it from all others.
  package var digits: Int {
    switch self {
    case .decimal(let digits): digits
    case .binary64: 17
    }
  }

  /// `34 digits`, `53 bits`.
  package var description: String {
    switch self {
    case .decimal(let digits): "\(digits) digits"
    case .binary64: "53 bits"
    }
  }

  /// Numbers of the format around a number that is not 0.
  struct Grid {
    /// Their distance: one unit in the last place.
    let unit: Rational
    /// The power of the base below, from which on they have that distance.
    let floor: Rational
  }

  /// The numbers of the format around `value`, in magnitude.
  func grid(at value: Rational) -> Grid {
    switch self {
    case .decimal(let digits):
      let first = value.adjustedExponent
      return Grid(
        unit: Rational(1, exponent: first - digits + 1), floor: Rational(1, exponent: first))
    case .binary64:
      // The reading of Double is correctly rounded, so from 25 digits it is below a power of two
      // only where the value is.
      let near = Double(value.magnitude.roundedText(digits: 25)) ?? .nan
      var power = near.binade
      if let exact = Rational(exactly: power), value.magnitude < exact { power /= 2 }
      return Grid(
        unit: Rational(exactly: power.ulp) ?? .zero, floor: Rational(exactly: power) ?? .zero)
    }
  }
}
