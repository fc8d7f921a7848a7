import ExactArithmetic

/// The set of numbers of a number type, whose unit in the last place is the unit of errors.
package enum AccuracyFormat: Hashable, Sendable {
  /// Decimal numbers with the given number of digits.
  case decimal(digits: Int)
  /// Binary numbers with 53 bits: binary64 of IEEE 754, which is `Double`.
  case binary64

  /// The number of digits with which reports show a result; 17 digits identify a `Double`.
  package var digits: Int {
    switch self {
    case .decimal(let digits): digits
    case .binary64: 17
    }
  }

  /// The format as text: `34 digits`, `53 bits`.
  package var description: String {
    switch self {
    case .decimal(let digits): "\(digits) digits"
    case .binary64: "53 bits"
    }
  }

  /// The spacing of the format's numbers near a number other than 0.
  struct Grid {
    /// The distance of adjacent numbers, one unit in the last place.
    let unit: Rational
    /// The largest power of the base ≤ the number; from this power upwards, ``unit`` is the
    /// distance.
    let floor: Rational
  }

  /// Returns the distance of the format's numbers near the magnitude of `value`, which is not 0.
  func grid(at value: Rational) -> Grid {
    switch self {
    case .decimal(let digits):
      let first = value.adjustedExponent
      return Grid(
        unit: Rational(1, exponent: first - digits + 1), floor: Rational(1, exponent: first))
    case .binary64:
      // Rounding to `Double` can raise a value just below a power of two to this power. The
      // comparison then halves the power.
      let near = Double(value.magnitude.roundedText(digits: 25)) ?? .nan
      var power = near.binade
      if let exact = Rational(exactly: power), value.magnitude < exact { power /= 2 }
      return Grid(
        unit: Rational(exactly: power.ulp) ?? .zero, floor: Rational(exactly: power) ?? .zero)
    }
  }
}
