import DecimalArithmetic
import MeasureText

extension ExplanationStep: CustomStringConvertible {
  public var description: String { english }

  /// The step as an English sentence, without a capital and a full stop:
  /// `18 % of 48.50 is a tip of 8.73`.
  public var english: String { sentence(.plain) }

  /// Returns the sentence with numbers in a format: `18 % of 48,50 is a tip of 8,73`.
  ///
  /// Only the decimal mark and the grouping of the format are used. Precision, zeros and notation
  /// are ignored.
  ///
  ///     let bill = try MoneyAmount(minorUnits: 48_50, decimals: 2)
  ///     let step = try TipRequest(bill: bill, percent: ExactRatio(18)!).answer().steps[0]
  ///     step.english(NumberFormat(locale: .german))  // "18 % of 48,50 is a tip of 8,73"
  public func english(_ format: NumberFormat) -> String { sentence(SentenceNumbers(format)) }

  private func sentence(_ numbers: SentenceNumbers) -> String {
    switch self {
    case .taxOf(let percent, let base, let tax):
      "\(numbers.percent(percent)) of \(numbers.text(base)) is a tax of \(numbers.text(tax))"
    case .taxGiven(let tax): "the tax is \(numbers.text(tax))"
    case .taxWithin(let percent, let gross, let tax, let net):
      "\(numbers.text(gross)) contains a tax of \(numbers.percent(percent)): "
        + "\(numbers.text(tax)) on \(numbers.text(net))"
    case .taxGivenWithin(let gross, let tax, let net):
      "\(numbers.text(gross)) contains a tax of \(numbers.text(tax)) on \(numbers.text(net))"
    case .totalWithTax(let price, let tax, let total):
      "\(numbers.text(price)) + \(numbers.text(tax)) = \(numbers.text(total)) with tax"
    case .inProportionToItems: "the total is shared in proportion to the items of each person"
    case .itemsOf(let person, let subtotal, let decimals):
      "the items of person \(person + 1) are \(numbers.text(subtotal, decimals: decimals))"
    case .itemsOfOthers(let people):
      "the items of \(people == 1 ? "1 more person" : "\(people) more people") are not listed"
    case .tipOf, .totalOf, .rounded, .tipBecomes, .belowBill: tipSentence(numbers)
    case .shared, .oddParts, .sharesRounded, .surplus, .missing: shareSentence(numbers)
    case .reduced, .saved, .taxTakenOut, .restored, .noExactPrice, .comesTo:
      discountSentence(numbers)
    }
  }

  private func tipSentence(_ numbers: SentenceNumbers) -> String {
    switch self {
    case .tipOf(let percent, let base, let kind, let tip):
      "\(numbers.percent(percent)) of \(numbers.text(base))\(Self.words(for: kind)) is a tip of "
        + numbers.text(tip, decimals: base.decimals)
    case .totalOf(let bill, let tip, let total):
      "\(numbers.text(bill)) + \(numbers.text(tip, decimals: bill.decimals)) = "
        + "\(numbers.text(total, decimals: bill.decimals)) in total"
    case .rounded(let value, let rounding, let amount):
      "\(numbers.text(value, decimals: amount.decimals)) rounded \(rounding.english(numbers)), "
        + "is \(numbers.text(amount))"
    case .tipBecomes(let tip, let percent, let base):
      "the tip becomes \(numbers.text(tip))"
        + (percent.map { ", \(numbers.percent($0)) of \(numbers.text(base))" } ?? "")
    case .belowBill(let missing):
      "rounding makes the total \(numbers.text(missing)) less than the bill: there is no tip"
    default: ""
    }
  }

  private func shareSentence(_ numbers: SentenceNumbers) -> String {
    switch self {
    case .shared(let total, let people, let least, let most):
      "\(numbers.text(total)) is shared by \(people) people: "
        + (least == most
          ? "\(numbers.text(least)) each"
          : "from \(numbers.text(least)) to \(numbers.text(most))")
    case .oddParts(let people, let part):
      "the shares are cut to \(numbers.text(part)), and what is left goes to those who lost most, "
        + "the first of equals first: \(numbers.text(part)) more for \(PeopleText(people).text)"
    case .sharesRounded(let total, let rounding, let people, let sum):
      (people == 1 ? "the share of " : "the \(people) shares of ")
        + "\(numbers.text(total, decimals: sum.decimals)), "
        + "\(people == 1 ? "" : "each ")rounded \(rounding.english(numbers)), "
        + "\(people == 1 ? "is" : "add up to") \(numbers.text(sum))"
    case .surplus(let amount): "the shares exceed the total by \(numbers.text(amount))"
    case .missing(let amount): "the shares are \(numbers.text(amount)) short of the total"
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
  /// Returns the step and the mode: `to 0.05, half-up`.
  func english(_ numbers: SentenceNumbers) -> String {
    "to \(numbers.text(step)), \(mode.rawValue)"
  }
}
