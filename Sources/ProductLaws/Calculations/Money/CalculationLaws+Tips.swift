import Calculation
import Conformance
import DecimalArithmetic
import ExactArithmetic
import PropertyTesting

extension CalculationLaws {
  package typealias Tipper = @Sendable (BillCase) throws(MoneyError) -> TipAnswer

  /// The law that a tip is exact, then rounded once at the place that the request names.
  package static var tips: Law {
    Law(tips { bill throws(MoneyError) in try bill.answer() }, source: "TipRequest")
  }

  /// Returns the law for an implementation of tips.
  package static func tips(by tip: @escaping Tipper) -> Property<BillCase> {
    var property = Property(
      prefix + "tips-are-rounded-once",
      "net, tax, bill, tip, total and shares are the exact ones, the tax rounded once, and then the "
        + "tip, the total or each share once, by the oracle",
      of: BillCase.generator,
      labelled: { bill, labels in
        guard let wanted = ReferenceTip(bill) else { return .discarded("beyond the oracle") }
        labels.add(bill.isByItems ? "by items" : "evenly")
        labels.add(bill.rounding.label)
        if wanted.net != wanted.gross { labels.add("taxed") }
        let answer = try tip(bill)
        let found = [answer.net, answer.tax, answer.bill, answer.tip, answer.total]
        return verdict((found + answer.shares.amounts).map(\.parts), wanted.amounts)
      })
    property.requiredLabels = [
      "by items": 100, "evenly": 100, "tip rounded": 100, "total rounded": 100,
      "each share rounded": 100, "taxed": 200,
    ]
    return property
  }
}

extension TipRounding {
  fileprivate var label: String {
    switch self {
    case .tip: "tip rounded"
    case .total: "total rounded"
    case .eachShare: "each share rounded"
    }
  }
}

/// The tip by the rules of the README, on the oracle's rationals, in minor units.
private struct ReferenceTip {
  let net: Rational
  let tax: Rational
  let gross: Rational
  private let tip: Rational
  private let total: Rational
  private let shares: [Rational]

  /// The amounts in the order in which the law compares them.
  var amounts: [Rational] { [net, tax, gross, tip, total] + shares }

  init?(_ bill: BillCase) {
    let sum = bill.items.reduce(.zero) { $0 + $1.amount.parts }
    let part = Rational(1)
    switch bill.tax {
    case .none: (net, tax, gross) = (sum, .zero, sum)
    case .added(.amount(let amount)): (net, tax, gross) = (sum, amount.parts, sum + amount.parts)
    case .included(.amount(let amount)): (net, tax, gross) = (sum - amount.parts, amount.parts, sum)
    case .added(.percent(let percent)):
      let exact = sum * Rational(percent) / Rational(100)
      guard let rounded = ReferenceMoney.rounded(exact, to: part, bill.mode) else { return nil }
      (net, tax, gross) = (sum, rounded, sum + rounded)
    case .included(.percent(let percent)):
      let rate = Rational(percent)
      let exact = sum * rate / (Rational(100) + rate)
      guard let rounded = ReferenceMoney.rounded(exact, to: part, bill.mode) else { return nil }
      (net, tax, gross) = (sum - rounded, rounded, sum)
    }
    let base = bill.base == .beforeTax ? net : gross
    let exact = base * Rational(bill.percent) / Rational(100)
    switch bill.rounding {
    case .tip:
      guard let tip = ReferenceMoney.rounded(exact, to: part, bill.mode),
        let shares = ReferenceMoney.shares(of: gross + tip, bill.weights)
      else { return nil }
      (self.tip, total, self.shares) = (tip, gross + tip, shares.amounts)
    case .total(let rounding):
      guard
        let total = ReferenceMoney.rounded(gross + exact, to: rounding.step.parts, rounding.mode),
        let shares = ReferenceMoney.shares(of: total, bill.weights)
      else { return nil }
      (tip, self.total, self.shares) = (total - gross, total, shares.amounts)
    case .eachShare(let rounding):
      let exactShares = ReferenceMoney.exactShares(of: gross + exact, bill.weights)
      shares = exactShares.compactMap {
        ReferenceMoney.rounded($0, to: rounding.step.parts, rounding.mode)
      }
      guard shares.count == exactShares.count else { return nil }
      total = shares.reduce(.zero, +)
      tip = total - gross
    }
  }
}
