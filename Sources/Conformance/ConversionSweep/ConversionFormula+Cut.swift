import DecimalArithmetic
import ExactArithmetic

extension ConversionFormula {
  /// Returns the exact result for x, cut to the precision of `limits`.
  ///
  /// - Returns: `nil` for a result that is 0, infinite, NaN or far outside every range, and for a
  ///   result that the oracle does not judge.
  package func cut(
    _ x: DecimalOperand, in limits: ArithmeticContext = CutNumber.limits
  ) -> CutNumber? {
    guard let value = x.value else { return nil }
    switch self {
    case .linear(let scale, let offset):
      let sum = Oracle.sum(value * scale, offset, precision: limits.precision)
      return sum.flatMap { $0.isZero ? nil : CutNumber($0, in: limits) }
    case .reciprocal(let ratio):
      return value.isZero ? nil : CutNumber(ratio / value, in: limits)
    case .irrational, .logarithm, .exponential, .shift: return cutByRoundings(x, in: limits)
    }
  }

  /// Returns the exact result for x, cut, determined from the oracle's roundings in all modes.
  ///
  /// The oracle can only enclose an irrational result. Rounding down returns the digits of the cut.
  /// Half-up and half-down differ only at a tie; otherwise they show the side of half a unit.
  ///
  /// - Returns: `nil` for a result that is 0 or no number, and for a result that the oracle does
  ///   not judge.
  package func cutByRoundings(
    _ x: DecimalOperand, in limits: ArithmeticContext = CutNumber.limits
  ) -> CutNumber? {
    let unbounded = ArithmeticContext(
      precision: limits.precision, maxExponent: ArithmeticContext.limit,
      minExponent: -ArithmeticContext.limit)
    let modes = RoundingMode.allCases
    guard
      let results = Oracle.convertInEveryMode(
        x, by: self, to: .digits(limits.precision), in: unbounded),
      let down = modes.firstIndex(of: .down), let halfUp = modes.firstIndex(of: .halfUp),
      let halfDown = modes.firstIndex(of: .halfDown),
      !results[down].conditions.contains(.overflow),
      let lower = DecimalOperand(results[down].text), lower.kind == .finite, !lower.isZero
    else { return nil }
    let remainder: CutNumber.Remainder =
      if !results[down].conditions.contains(.inexact) {
        .zero
      } else if results[halfUp] != results[halfDown] {
        .half
      } else {
        results[halfUp] == results[down] ? .belowHalf : .aboveHalf
      }
    return CutNumber(lower, remainder, in: limits)
  }

  /// Returns the preferred exponent of an exact result.
  func preferredExponent(of x: DecimalOperand) -> Int {
    switch self {
    case .linear, .irrational, .shift: x.exponent
    case .reciprocal, .logarithm, .exponential: 0
    }
  }
}
