import Calculation
import DecimalArithmetic
import ExactArithmetic

/// The rules of money on the oracle's rationals, in minor units of the currency.
enum ReferenceMoney {
  /// Returns a context with more digits than any amount has.
  private static func context(_ mode: RoundingMode) -> ArithmeticContext {
    ArithmeticContext(precision: 60, maxExponent: 999, minExponent: -999, rounding: mode)
  }

  /// Returns the multiple of a step to which the oracle rounds a number.
  static func rounded(_ value: Rational, to step: Rational, _ mode: RoundingMode) -> Rational? {
    if value.isZero { return .zero }
    guard let one = DecimalOperand("1") else { return nil }
    let count = Oracle.convert(
      one, scale: value / step, to: .decimals(0, elseDigits: 0), in: context(mode))
    return count.flatMap { Rational(exactly: $0.text).map { $0 * step } }
  }

  /// Returns the multiples of a step, in the order of `RoundingMode.allCases`.
  static func roundedInEveryMode(_ value: Rational, to step: Rational) -> [Rational]? {
    if value.isZero { return RoundingMode.allCases.map { _ in .zero } }
    guard let one = DecimalOperand("1") else { return nil }
    let counts = Oracle.convertInEveryMode(
      one, by: .linear(scale: value / step), to: .decimals(0, elseDigits: 0),
      in: context(.halfEven))
    let multiples = counts?.compactMap { Rational(exactly: $0.text).map { $0 * step } }
    return multiples?.count == RoundingMode.allCases.count ? multiples : nil
  }

  /// Returns the exact shares of a total.
  static func exactShares(of total: Rational, _ weights: [Rational]) -> [Rational] {
    let sum = weights.reduce(.zero, +)
    return weights.map { (total * $0 / sum).reduced }
  }

  /// Returns integral shares that add up to an integral total, by the largest remainder method.
  ///
  /// Among shares with equal remainders, the first gets the odd unit. `odd` contains the positions
  /// of the shares with an odd unit.
  static func shares(
    of total: Rational, _ weights: [Rational]
  ) -> (amounts: [Rational], odd: [Int])? {
    let exact = exactShares(of: total, weights)
    var amounts: [Rational] = []
    for share in exact {
      guard let whole = rounded(share, to: Rational(1), .floor) else { return nil }
      amounts.append(whole)
    }
    let rests = zip(exact, amounts).map { $0 - $1 }
    var odd: [Int] = []
    var left = total - amounts.reduce(.zero, +)
    while left >= Rational(1) {
      var best: Int?
      for person in rests.indices where !odd.contains(person) {
        if let known = best, rests[known] >= rests[person] { continue }
        best = person
      }
      guard let best else { return nil }
      odd.append(best)
      amounts[best] = amounts[best] + Rational(1)
      left = left - Rational(1)
    }
    return (amounts, odd.sorted())
  }
}

extension MoneyAmount {
  /// The amount in minor units.
  var parts: Rational { Rational(minorUnits) }
}
