import Calculation
import Conformance
import DecimalArithmetic
import ExactArithmetic
import PropertyTesting

extension CalculationLaws {
  package typealias Splitter = @Sendable (SplitRequest) throws(MoneyError) -> SplitAnswer

  /// The law that shares add up to the total, and that a rule decides who gets the odd minor units.
  package static var shares: Law {
    Law(
      shares { request throws(MoneyError) in try request.answer() },
      source: "the largest remainder method")
  }

  /// A generator of amounts that are shared evenly or by weights.
  ///
  /// The shares add up to the amount, or each share is rounded on its own.
  private static let splits = Generator<SplitRequest>("split") { source in
    let decimals = source.uniform(in: 0...4)
    guard let total = source.moneyAmount(decimals: decimals) else { return nil }
    var request = SplitRequest(total: total, .evenly(people: source.integer(in: 1...20)))
    if source.oneIn(2) {
      let weights = (0..<source.uniform(in: 1...8)).map { _ in
        source.oneIn(6)
          ? ExactRatio.zero
          : ExactRatio(
            UInt128(source.uniform(in: 1...12)), over: UInt128(source.uniform(in: 1...4)),
            exponent: source.uniform(in: -1...1)) ?? .one
      }
      request.rule = .weights(weights.allSatisfy(\.isZero) ? [.one] : weights)
    }
    if source.oneIn(3) { request.rounding = source.moneyRounding(decimals: decimals) }
    return request
  }

  /// Returns the law for an implementation of splitting.
  package static func shares(by split: @escaping Splitter) -> Property<SplitRequest> {
    var property = Property(
      prefix + "shares-add-up-by-largest-remainders",
      "\u{2211} shares = total, each within one smallest part of its exact share; the parts left go to "
        + "the largest remainders, the first of equal ones; shares rounded each are the oracle's",
      of: splits,
      labelled: { request, labels in
        let answer = try split(request)
        let weights = request.rule.rationals
        let found = answer.shares.amounts.map(\.parts)
        let sum = found.reduce(.zero, +)
        let difference = sum - request.total.parts
        guard answer.shares.sum.parts == sum, answer.shares.difference.parts == difference else {
          return .broken([("shares", "\(found)"), ("sum", "\(answer.shares)")])
        }
        if let rounding = request.rounding {
          labels.add("each rounded")
          let exact = ReferenceMoney.exactShares(of: request.total.parts, weights)
          let wanted = exact.compactMap {
            ReferenceMoney.rounded($0, to: rounding.step.parts, rounding.mode)
          }
          return verdict(found, wanted)
        }
        let exact = ReferenceMoney.exactShares(of: request.total.parts, weights)
        guard difference.isZero, zip(found, exact).allSatisfy({ ($0 - $1).magnitude < Rational(1) })
        else { return .broken([("shares", "\(found)"), ("exact", "\(exact)")]) }
        guard let wanted = ReferenceMoney.shares(of: request.total.parts, weights) else {
          return .discarded("beyond the oracle")
        }
        if !wanted.odd.isEmpty { labels.add("odd parts") }
        guard answer.shares.oddParts == wanted.odd else {
          return .broken([("odd parts", "\(answer.shares.oddParts)"), ("rule", "\(wanted.odd)")])
        }
        return verdict(found, wanted.amounts)
      })
    property.requiredLabels = ["odd parts": 100, "each rounded": 100]
    return property
  }

  /// Returns whether the found amounts equal the amounts of the rule.
  static func verdict(_ found: [Rational], _ wanted: [Rational]) -> Verdict {
    let text = found.map { $0.roundedText(digits: 40) }.joined(separator: " ")
    return found == wanted
      ? .agrees(on: text)
      : .broken([
        ("calculation", text),
        ("rule", wanted.map { $0.roundedText(digits: 40) }.joined(separator: " ")),
      ])
  }
}

extension SplitRule {
  /// The weights of the people.
  fileprivate var rationals: [Rational] {
    switch self {
    case .evenly(let people): Array(repeating: Rational(1), count: people)
    case .weights(let weights): weights.map { Rational($0) }
    }
  }
}
