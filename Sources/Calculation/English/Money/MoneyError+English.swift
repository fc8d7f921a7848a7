import DecimalArithmetic
import MeasureText
import Wording

extension MoneyError: CustomStringConvertible {
  public var description: String { english }

  /// The error as a sentence, without a capital and a full stop.
  public var english: String {
    switch self {
    case .decimalsOutOfRange(let decimals):
      "a currency has \(MoneyLimits.decimals.lowerBound) to \(MoneyLimits.decimals.upperBound) "
        + "decimals, not \(decimals)"
    case .decimalsDiffer(let expected, let other):
      "an amount has \(other.counted("decimal")) beside amounts of \(expected)"
    case .unreadable(let error, let text): error.message(for: text)
    case .tooManyDecimals(let text, let column, let decimals):
      "'\(text.excerpt)' has too many decimals from character \(column) on: the currency has "
        + (decimals == 0 ? "none" : "\(decimals)")
    case .notWhole(let value, let decimals):
      "\(value.englishText()) is no amount of a currency with \(decimals.counted("decimal"))"
    case .amountTooLarge: "an amount is too large: the limit is 10^30 smallest parts"
    case .ratioTooLong: "an exact value on the way has too many digits: it exceeds 128 bits"
    case .stepNotPositive: "a step of rounding must be above 0"
    case .stepNotWhole(let step, let decimals):
      "the step \(step.englishText()) is no multiple of "
        + MoneyAmount(unchecked: 1, decimals: decimals).description
    case .negativeAmount, .negativePercent, .taxExceedsBill, .discountAboveAll,
      .discountExceedsPrice, .tooManyDiscounts, .anyPriceBefore:
      priceSentence
    case .peopleOutOfRange, .negativeWeight, .noWeight, .itemsOutOfRange, .itemOfNobody,
      .unknownPerson, .personNamedTwice:
      peopleSentence
    }
  }

  private var priceSentence: String {
    switch self {
    case .negativeAmount(let amount, let role): "\(role.english) is \(amount), below 0"
    case .negativePercent(let percent, let role):
      "\(role.english) is \(percent.englishPercent), below 0"
    case .taxExceedsBill(let tax, let bill):
      "the tax \(tax) exceeds the bill \(bill) that contains it"
    case .discountAboveAll(let percent, let position):
      "discount \(position + 1) is \(percent.englishPercent), above 100 %"
    case .discountExceedsPrice(let amount, let price, let position):
      "discount \(position + 1) is \(amount), more than the price \(price)"
    case .tooManyDiscounts(let count):
      "\(count) discounts are too many: at most \(MoneyLimits.discounts) are taken off"
    case .anyPriceBefore(let position):
      "discount \(position + 1) is 100 %: the price before can be any"
    default: ""
    }
  }

  private var peopleSentence: String {
    switch self {
    case .peopleOutOfRange(let count):
      "1 to \(MoneyLimits.people) people can share an amount, not \(count)"
    case .negativeWeight(let weight, let position):
      "the weight of person \(position + 1) is \(weight.englishText()), below 0"
    case .noWeight: "nobody has a share: all weights or items are 0"
    case .itemsOutOfRange(let count):
      "a bill has 1 to \(MoneyLimits.items) items, not \(count)"
    case .itemOfNobody(let item): "nobody shares item \(item + 1)"
    case .unknownPerson(let person, let item, let people):
      "item \(item + 1) names person \(Self.number(person)) of \(people)"
    case .personNamedTwice(let person, let item):
      "item \(item + 1) names person \(person + 1) twice"
    default: ""
    }
  }

  /// The number of a position, counted from 1; a wrong position can be any number.
  private static func number(_ position: Int) -> String {
    position == .max ? "\(UInt(Int.max) + 1)" : "\(position + 1)"
  }
}

extension MoneyRole {
  /// The name: `the tip`, `item 2`.
  var english: String {
    switch self {
    case .bill: "the bill"
    case .price, .reducedPrice: "the price"
    case .total: "the total"
    case .tax: "the tax"
    case .tip: "the tip"
    case .item(let position): "item \(position + 1)"
    case .discount(let position): "discount \(position + 1)"
    }
  }
}
