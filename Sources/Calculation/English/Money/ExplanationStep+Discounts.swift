import DecimalArithmetic

extension ExplanationStep {
  /// Returns the sentence of a step of discounts; an empty text for any other step.
  func discountSentence(_ numbers: SentenceNumbers) -> String {
    switch self {
    case .reduced(let discount, let price, let next, let decimals):
      "\(discount.english(numbers)) off \(numbers.text(price, decimals: decimals)) leaves "
        + numbers.text(next, decimals: decimals)
    case .saved(let saved, let percent): Self.sentence(saved: saved, percent, numbers)
    case .taxTakenOut(let percent, let total, let price):
      "\(numbers.text(total)) without a tax of \(numbers.percent(percent)) is "
        + numbers.text(price, decimals: total.decimals)
    case .restored(let discount, let price, let before, let decimals):
      "\(numbers.text(price, decimals: decimals)) was "
        + "\(numbers.text(before, decimals: decimals)) before \(discount.english(numbers)) off"
    case .noExactPrice(let exact, let rounding, let price):
      "the exact price \(numbers.text(exact, decimals: price.decimals)) is no multiple of "
        + "\(numbers.text(rounding.step)); rounded \(rounding.mode.rawValue), "
        + "it is \(numbers.text(price))"
    case .comesTo(let amount, let price, let given):
      Self.sentence(amount, from: numbers.text(price), given: given, numbers)
    default: ""
    }
  }

  private static func sentence(
    saved: MoneyAmount, _ percent: ExactRatio?, _ numbers: SentenceNumbers
  ) -> String {
    if saved.isNegative {
      let more = MoneyAmount(unchecked: -saved.minorUnits, decimals: saved.decimals)
      return "nothing is saved: rounding makes the price \(numbers.text(more)) higher"
    }
    return "\(numbers.text(saved)) saved"
      + (percent.map { ", \(numbers.percent($0)) of the price" } ?? "")
  }

  private static func sentence(
    _ amount: MoneyAmount?, from price: String, given: MoneyAmount, _ numbers: SentenceNumbers
  ) -> String {
    guard let amount else { return "the discounts exceed \(price)" }
    if amount == given { return "\(price) comes to \(numbers.text(given)) again, rounded" }
    return "\(price) comes to \(numbers.text(amount)), not to \(numbers.text(given))"
  }
}

extension Discount {
  /// Returns the percentage or the amount of the discount as text.
  func english(_ numbers: SentenceNumbers) -> String {
    switch self {
    case .percent(let percent): numbers.percent(percent)
    case .amount(let amount): numbers.text(amount)
    }
  }
}
