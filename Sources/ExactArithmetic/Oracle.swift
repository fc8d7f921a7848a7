import BigInt
import DecimalArithmetic

/// The judge: every operation computed on exact rationals and rounded once, by the definition.
///
/// Slow and obvious on purpose, and none of it is shared with the backends: not the rounding
/// decision, not the overflow rule, not the writer of numbers.
///
/// Each operation returns `nil`, "not judged", where the answer would need more than
/// ``digitLimit`` digits; a runner counts such cases as skipped. Far exponents alone are no reason:
/// see ``sum(_:_:precision:)``.
///
/// Source: General Decimal Arithmetic Specification 1.70; decTest 2.59 for what it leaves open.
package enum Oracle {
  /// The longest coefficient that is built: decimal128 needs at most 12,320 digits for a sum.
  package static let digitLimit = ExactCoefficient.digitLimit

  /// 10^exponent for an exponent of at least 0.
  package static func powerOfTen(_ exponent: Int) -> BigUInt { PowerOfTen.of(exponent) }
}

extension Oracle {
  /// Rounds a number that is not 0 to `context`, with `preferred` as the exponent if it is exact.
  ///
  /// - The last digit stands at max(adjusted exponent − precision + 1, Etiny) or above.
  /// - An exact result has the exponent nearest to the preferred one; rounded is raised if that is
  ///   above it, for then zeros were discarded.
  static func rounded(
    _ value: Rational, preferred: Int, in context: ArithmeticContext
  ) -> Expected? {
    unrounded(value, preferred: preferred, in: context)?.rounded(by: context.rounding)
  }

  /// The same before a mode has chosen: the number between its neighbours.
  static func unrounded(
    _ value: Rational, preferred: Int, in limits: ArithmeticContext
  ) -> Unrounded? {
    let adjusted = value.adjustedExponent
    let lowest = max(adjusted - limits.precision + 1, limits.etiny)
    // At the preferred exponent where it is seen without dividing that it can be kept.
    var exponent =
      preferred > lowest && value.isWhole && value.exponent >= preferred ? preferred : lowest
    var placed = Neighbours(of: value, adjusted: adjusted, at: exponent)
    if exponent < preferred, placed?.isExact ?? true,
      let coarser = Neighbours(of: value, adjusted: adjusted, at: preferred), coarser.isExact
    {
      (exponent, placed) = (preferred, coarser)
    }
    guard let neighbours = placed else { return nil }
    return Unrounded(
      .placed(
        Placement(
          neighbours: neighbours, exponent: exponent,
          rule: .rounded(adjusted: adjusted, preferred: preferred, lowest: lowest))),
      in: limits)
  }
}
