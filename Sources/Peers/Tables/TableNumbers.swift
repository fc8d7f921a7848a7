import ExactArithmetic

/// Bounds of numbers that no fraction states.
enum TableNumbers {
  /// Bounds of π that are 2^−400 apart, closer than any table's digits.
  static let pi: ClosedRange<Rational> = {
    let enclosure = Enclosure.pi(scale: 400)
    return enclosure.lowerBound...enclosure.upperBound
  }()

  /// Returns bounds of a rational times a power of π.
  static func bounds(_ factor: Rational, piPower: Int) -> ClosedRange<Rational> {
    if piPower == 0 { return factor...factor }
    var ends = (factor, factor)
    for _ in 0..<piPower.magnitude {
      // For a negative power the upper bound of π gives the lower bound of the quotient.
      ends =
        piPower > 0
        ? (ends.0 * pi.lowerBound, ends.1 * pi.upperBound)
        : (ends.0 / pi.upperBound, ends.1 / pi.lowerBound)
    }
    let lower = ends.0.reduced
    let upper = ends.1.reduced
    return lower <= upper ? lower...upper : upper...lower
  }
}
