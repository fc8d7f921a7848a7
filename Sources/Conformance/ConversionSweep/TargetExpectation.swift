import DecimalArithmetic
import ExactArithmetic

/// What a conversion must give at one target in every rounding mode.
public struct TargetExpectation: Sendable {
  /// Where the exact result lies between the numbers of the target.
  public enum Side: CaseIterable, Hashable, Sendable {
    /// It is one of them.
    case exact
    /// It is in the middle of two.
    case tie
    /// Neither.
    case between
  }

  /// Where the results are rounded.
  public let target: RoundingTarget
  /// The different results, as numeric strings of digits and exponent.
  public private(set) var results: [Expected] = []
  /// The number of its result for each of `RoundingMode.allCases`.
  public private(set) var choices: [Int] = []
  /// Where the exact result lies; `nil` if there is none.
  public internal(set) var side: Side?

  init(_ target: RoundingTarget) { self.target = target }

  /// The result in the next mode.
  mutating func append(_ result: Expected) {
    if let known = results.firstIndex(of: result) {
      choices.append(known)
    } else {
      choices.append(results.count)
      results.append(result)
    }
  }

  /// The known result that is the next mode's too.
  mutating func append(_ known: Int) { choices.append(known) }

  /// The results as the oracle gives them one by one: for those that are no number, or 0.
  ///
  /// - Returns: `nil` if it does not judge them.
  package init?(
    _ x: DecimalOperand, by formula: ConversionFormula, to target: RoundingTarget
  ) {
    guard
      let results = Oracle.convertInEveryMode(x, by: formula, to: target, in: CutNumber.limits)
    else { return nil }
    self.init(target)
    for result in results { append(result) }
  }

  /// Everything that is asked of one value, at each of `targets`.
  ///
  /// - Returns: `nil` if the oracle does not judge it.
  package static func all(
    of x: DecimalOperand, by formula: ConversionFormula, to targets: [RoundingTarget]
  ) -> [TargetExpectation]? {
    if let cut = formula.cut(x) {
      let preferred = formula.preferredExponent(of: x)
      return targets.map { cut.expectation(for: $0, preferred: preferred) }
    }
    let judged = targets.compactMap { TargetExpectation(x, by: formula, to: $0) }
    return judged.count == targets.count ? judged : nil
  }
}
