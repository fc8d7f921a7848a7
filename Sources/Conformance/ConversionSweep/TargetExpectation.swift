import DecimalArithmetic
import ExactArithmetic

/// The expected results of a conversion at one target in every rounding mode.
package struct TargetExpectation: Sendable {
  /// The position of the exact result relative to the numbers of the target.
  package enum Side: CaseIterable, Hashable, Sendable {
    /// The exact result equals a number of the target.
    case exact
    /// The exact result is midway between two numbers of the target.
    case tie
    /// The exact result is between two numbers of the target, but not midway.
    case between
  }

  /// The target.
  package let target: RoundingTarget
  /// The results in every mode.
  package let expected: ExpectedByMode
  /// The position of the exact result; `nil` if the position was not determined.
  package let side: Side?

  init(_ target: RoundingTarget, _ results: ResultsByMode, side: Side? = nil) {
    self.target = target
    expected = ExpectedByMode(results)
    self.side = side
  }

  /// Creates the expectation from the oracle's result in each mode.
  ///
  /// This initializer is for a result that is 0 or no number, and for a precision with more digits
  /// than ``CutNumber`` holds.
  ///
  /// - Returns: `nil` if the oracle does not judge the conversion.
  package init?(
    _ x: DecimalOperand, by formula: ConversionFormula, to target: RoundingTarget,
    in limits: ArithmeticContext = CutNumber.limits
  ) {
    guard let results = Oracle.convertInEveryMode(x, by: formula, to: target, in: limits) else {
      return nil
    }
    var all = ResultsByMode()
    for result in results { all.append(result) }
    self.init(target, all)
  }

  /// Returns the expected results of one value at each of `targets`.
  ///
  /// - Returns: `nil` if the oracle does not judge the conversion.
  package static func all(
    of x: DecimalOperand, by formula: ConversionFormula, to targets: [RoundingTarget],
    in limits: ArithmeticContext = CutNumber.limits
  ) -> [TargetExpectation]? {
    if limits.precision <= CutNumber.limits.precision, let cut = formula.cut(x, in: limits) {
      let preferred = formula.preferredExponent(of: x)
      return targets.map { cut.expectation(for: $0, preferred: preferred) }
    }
    let judged = targets.compactMap { TargetExpectation(x, by: formula, to: $0, in: limits) }
    return judged.count == targets.count ? judged : nil
  }
}
