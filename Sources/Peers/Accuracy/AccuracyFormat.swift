import ExactArithmetic

/// The set of numbers of a number type, whose unit in the last place measures errors.
package enum AccuracyFormat: Hashable, Sendable {
  /// Decimal numbers of a number of digits.
  case decimal(digits: Int)
  /// Binary numbers of 53 bits, IEEE 754's binary64: `Double`.
  case binary64

  /// The number of digits with which a result is shown; 17 digits identify a `Double`.
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

  /// The numbers of the format near a number other than 0.
  struct Grid {
    /// The distance of adjacent numbers, one unit in the last place.
    let unit: Rational
    /// The largest power of the base ≤ the number; the distance is ``unit`` from there on.
    let floor: Rational
  }

  /// Returns the numbers of the format near the magnitude of `value`.
  func grid(at value: Rational) -> Grid {
    switch self {
    case .decimal(let digits):
      let first = value.adjustedExponent
      return Grid(
        unit: Rational(1, exponent: first - digits + 1), floor: Rational(1, exponent: first))
    case .binary64:
      // Double reads a text correctly rounded, so the result from 25 digits is below a power of two
      // only if the value is.
      let near = Double(value.magnitude.roundedText(digits: 25)) ?? .nan
      var power = near.binade
      if let exact = Rational(exactly: power), value.magnitude < exact { power /= 2 }
      return Grid(
        unit: Rational(exactly: power.ulp) ?? .zero, floor: Rational(exactly: power) ?? .zero)
    }
  }
}
