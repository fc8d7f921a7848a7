import ExactArithmetic

/// Rational bounds of irrational numbers.
enum TableNumbers {
  /// Bounds of π that are 2^−400 apart, which is less than the last digit of any table.
  static let pi: ClosedRange<Rational> = {
    let enclosure = Enclosure.pi(scale: 400)
    return enclosure.lowerBound...enclosure.upperBound
  }()

  /// Returns bounds of a rational times a power of π.
  static func bounds(_ factor: Rational, piPower: Int) -> ClosedRange<Rational> {
    if piPower == 0 { return factor...factor }
    var ends = (factor, factor)
    for _ in 0..<piPower.magnitude {
      // A quotient is least for the largest divisor, so a negative power swaps the bounds of π.
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
