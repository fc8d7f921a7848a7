import BigInt
import DecimalArithmetic

/// The oracle: every operation computed on exact rationals and rounded once, by the definition.
///
/// The oracle is slow and simple on purpose. The oracle shares no code with the backends: not the
/// rounding decision, not the overflow rule, and not the writer of numbers.
///
/// Each operation returns `nil`, "not judged", if the result would need more than ``digitLimit``
/// digits; a runner counts such cases as skipped. Operands with distant exponents are judged
/// nevertheless: see ``sum(_:_:precision:gap:)``.
///
/// Source: General Decimal Arithmetic Specification 1.70; decTest 2.59 for cases that the
/// specification leaves open.
package enum Oracle {
  /// The largest number of digits that the oracle computes; a sum of decimal128 needs at most
  /// 12,320.
  package static let digitLimit = ExactCoefficient.digitLimit

  /// Returns 10^exponent for an exponent of at least 0.
  package static func powerOfTen(_ exponent: Int) -> BigUInt { PowerOfTen.of(exponent) }
}

extension Oracle {
  /// Rounds a nonzero number to `context`; `preferred` is the preferred exponent of an exact
  /// result.
  ///
  /// - The exponent of the last digit is at least max(adjusted exponent − precision + 1, Etiny).
  /// - An exact result has the exponent nearest to the preferred one. Rounded is raised if this
  ///   exponent is above the preferred one, because zeros were discarded.
  static func rounded(
    _ value: Rational, preferred: Int, in context: ArithmeticContext
  ) -> Expected? {
    unrounded(value, preferred: preferred, in: context)?.rounded(by: context.rounding)
  }

  /// Returns a nonzero number between its neighbours, before a mode chooses a neighbour.
  static func unrounded(
    _ value: Rational, preferred: Int, in limits: ArithmeticContext
  ) -> Unrounded? {
    let adjusted = value.adjustedExponent
    let lowest = max(adjusted - limits.precision + 1, limits.etiny)
    // The preferred exponent is used at once if no division by ten is needed.
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
