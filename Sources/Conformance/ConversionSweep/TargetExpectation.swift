import DecimalArithmetic
import ExactArithmetic

/// What a conversion must give at one target in every rounding mode.
package struct TargetExpectation: Sendable {
  /// Where the exact result lies between the numbers of the target.
  package enum Side: CaseIterable, Hashable, Sendable {
    /// It is one of them.
    case exact
    /// It is in the middle of two.
    case tie
    /// Neither.
    case between
  }

  /// Where the results are rounded.
  package let target: RoundingTarget
  /// The results in every mode.
  package let expected: ExpectedByMode
  /// Where the exact result lies; `nil` if there is none.
  package let side: Side?

  init(_ target: RoundingTarget, _ results: ResultsByMode, side: Side? = nil) {
    self.target = target
    expected = ExpectedByMode(results)
    self.side = side
  }

  /// The results as the oracle gives them one by one.
  ///
  /// For those that are no number, or 0, and for those with more digits than are cut.
  ///
  /// - Returns: `nil` if it does not judge them.
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

  /// Everything that is asked of one value, at each of `targets`.
  ///
  /// - Returns: `nil` if the oracle does not judge it.
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
