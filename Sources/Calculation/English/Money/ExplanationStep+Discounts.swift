import DecimalArithmetic

extension ExplanationStep {
  /// The sentence of a step of discounts.
  var discountSentence: String {
    switch self {
    case .reduced(let discount, let price, let next, let decimals):
      "\(discount.english) off \(price.englishText(decimals: decimals)) leaves "
        + next.englishText(decimals: decimals)
    case .saved(let saved, let percent):
      Self.sentence(saved: saved, percent)
    case .taxTakenOut(let percent, let total, let price):
      "\(total) without a tax of \(percent.englishPercent) is "
        + price.englishText(decimals: total.decimals)
    case .restored(let discount, let price, let before, let decimals):
      "\(price.englishText(decimals: decimals)) was \(before.englishText(decimals: decimals)) "
        + "before \(discount.english) off"
    case .noExactPrice(let exact, let rounding, let price):
      "the exact price \(exact.englishText(decimals: price.decimals)) is no multiple of "
        + "\(rounding.step); rounded \(rounding.mode.rawValue), it is \(price)"
    case .comesTo(let amount, let price, let given):
      Self.sentence(amount, from: price, given: given)
    default: ""
    }
  }

  private static func sentence(saved: MoneyAmount, _ percent: ExactRatio?) -> String {
    if saved.isNegative {
      return "nothing is saved: rounding makes the price \(saved.description.dropFirst()) higher"
    }
    return "saved are \(saved)" + (percent.map { "; the discount is \($0.englishPercent)" } ?? "")
  }

  private static func sentence(
    _ amount: MoneyAmount?, from price: MoneyAmount, given: MoneyAmount
  ) -> String {
    guard let amount else { return "the discounts exceed \(price)" }
    if amount == given { return "\(price) comes to \(given) again, rounded" }
    return "\(price) comes to \(amount), not to \(given)"
  }
}

extension Discount {
  /// The percentage or the amount.
  var english: String {
    switch self {
    case .percent(let percent): percent.englishPercent
    case .amount(let amount): amount.description
    }
  }
}
