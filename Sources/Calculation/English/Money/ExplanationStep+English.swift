import DecimalArithmetic

extension ExplanationStep: CustomStringConvertible {
  public var description: String { english }

  /// The step as a sentence, without a capital and a full stop: `18 % of 48.50 is a tip of 8.73`.
  public var english: String {
    switch self {
    case .taxOf(let percent, let base, let tax):
      "\(percent.englishPercent) of \(base) is a tax of \(tax)"
    case .taxGiven(let tax): "the tax is \(tax)"
    case .taxWithin(let percent, let gross, let tax, let net):
      "\(gross) contains a tax of \(percent.englishPercent): \(tax) on \(net)"
    case .taxGivenWithin(let gross, let tax, let net): "\(gross) contains a tax of \(tax) on \(net)"
    case .totalWithTax(let price, let tax, let total): "\(price) + \(tax) = \(total) with tax"
    case .inProportionToItems: "the total is shared in proportion to the items of each person"
    case .itemsOf(let person, let subtotal, let decimals):
      "the items of person \(person + 1) are \(subtotal.englishText(decimals: decimals))"
    case .tipOf, .totalOf, .rounded, .tipBecomes, .belowBill: tipSentence
    case .shared, .oddParts, .sharesRounded, .surplus, .missing: shareSentence
    case .reduced, .saved, .taxTakenOut, .restored, .noExactPrice, .comesTo: discountSentence
    }
  }

  private var tipSentence: String {
    switch self {
    case .tipOf(let percent, let base, let kind, let tip):
      "\(percent.englishPercent) of \(base)\(Self.words(for: kind)) is a tip of "
        + tip.englishText(decimals: base.decimals)
    case .totalOf(let bill, let tip, let total):
      "\(bill) + \(tip.englishText(decimals: bill.decimals)) = "
        + "\(total.englishText(decimals: bill.decimals)) in total"
    case .rounded(let value, let rounding, let amount):
      "\(value.englishText(decimals: amount.decimals)) rounded \(rounding.english), is \(amount)"
    case .tipBecomes(let tip, let percent, let base):
      "the tip becomes \(tip)" + (percent.map { ", \($0.englishPercent) of \(base)" } ?? "")
    case .belowBill(let missing):
      "rounding makes the total \(missing) less than the bill: there is no tip"
    default: ""
    }
  }

  private var shareSentence: String {
    switch self {
    case .shared(let total, let people, let least, let most):
      "\(total) is shared by \(people) people: "
        + (least == most ? "\(least) each" : "from \(least) to \(most)")
    case .oddParts(let people, let part):
      "the shares are cut to \(part), and what is left goes to those who lost most, the first of "
        + "equals first: \(part) more for \(PeopleText(people).text)"
    case .sharesRounded(let total, let rounding, let people, let sum):
      (people == 1 ? "the share of " : "the \(people) shares of ")
        + "\(total.englishText(decimals: sum.decimals)), "
        + "\(people == 1 ? "" : "each ")rounded \(rounding.english), "
        + "\(people == 1 ? "is" : "add up to") \(sum)"
    case .surplus(let amount): "the shares exceed the total by \(amount)"
    case .missing(let amount): "the shares are \(amount) short of the total"
    default: ""
    }
  }

  private static func words(for kind: TipBase?) -> String {
    switch kind {
    case .beforeTax: " before tax"
    case .afterTax: " with tax"
    case nil: ""
    }
  }
}

extension MoneyRounding {
  /// The step and the mode: `to 0.05, half-up`.
  var english: String { "to \(step), \(mode.rawValue)" }
}
