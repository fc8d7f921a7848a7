import Calculation
import DecimalArithmetic
import ExactArithmetic
import PropertyTesting

/// A bill of items with tax and tip, shared by items or evenly.
package struct BillCase: Sendable {
  package let items: [BillItem]
  package let people: Int
  let isByItems: Bool
  let tax: BillTax
  package let percent: ExactRatio
  let base: TipBase
  let rounding: TipRounding
  let mode: RoundingMode

  static let generator = Generator<BillCase>("bill with a tip") { source in
    let decimals = source.uniform(in: 0...4)
    let people = source.uniform(in: 1...6)
    let isByItems = source.oneIn(3)
    var items: [BillItem] = []
    for _ in 0..<(isByItems ? source.uniform(in: 1...4) : 1) {
      guard let amount = source.moneyAmount(decimals: decimals, atLeast: 1) else { return nil }
      let sharing = (0..<people).filter { _ in source.choice(upTo: 1) == 1 }
      items.append(BillItem(amount, sharedBy: sharing.isEmpty ? [people - 1] : sharing))
    }
    guard let tax = tax(decimals, &source), let rounding = rounding(decimals, &source) else {
      return nil
    }
    return BillCase(
      items: items, people: people, isByItems: isByItems, tax: tax,
      percent: source.percentage(upTo: 30), base: source.element(of: TipBase.allCases),
      rounding: rounding, mode: source.element(of: RoundingMode.allCases))
  }

  private static func tax(_ decimals: Int, _ source: inout ChoiceSource) -> BillTax? {
    let percent = TaxRate.percent(source.percentage(upTo: 25))
    guard let amount = try? MoneyAmount(minorUnits: 1, decimals: decimals) else { return nil }
    return switch source.uniform(in: 0...5) {
    case 0: BillTax.none
    case 1, 2: .added(percent)
    case 3: .added(.amount(amount))
    case 4: .included(.amount(amount))
    default: .included(percent)
    }
  }

  private static func rounding(_ decimals: Int, _ source: inout ChoiceSource) -> TipRounding? {
    guard let rounding = source.moneyRounding(decimals: decimals) else { return nil }
    return switch source.uniform(in: 0...3) {
    case 0, 1: .tip
    case 2: .total(rounding)
    default: .eachShare(rounding)
    }
  }

  /// Returns the answer of the library.
  package func answer() throws(MoneyError) -> TipAnswer {
    if isByItems {
      var request = ItemizedSplitRequest(items: items, people: people)
      request.tax = tax
      request.tipPercent = percent
      request.base = base
      request.rounding = rounding
      request.mode = mode
      return try request.answer().bill
    }
    var request = TipRequest(bill: items[0].amount, percent: percent)
    request.people = people
    request.tax = tax
    request.base = base
    request.rounding = rounding
    request.mode = mode
    return try request.answer()
  }

  /// The exact amount of each person's items; 1 for each person if the bill is shared evenly.
  var weights: [Rational] {
    if !isByItems { return Array(repeating: Rational(1), count: people) }
    return (0..<people).map { person in
      items.reduce(.zero) { sum, item in
        item.people.contains(person)
          ? (sum + item.amount.parts / Rational(item.people.count)).reduced : sum
      }
    }
  }
}

extension BillCase: CustomStringConvertible {
  package var description: String {
    let items = items.map { "\($0.amount) of \($0.people)" }.joined(separator: ", ")
    return "\(items); \(people) people, by items \(isByItems), tax \(tax), "
      + "\(Rational(percent)) % \(base), \(rounding), \(mode)"
  }
}
