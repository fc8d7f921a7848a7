import DecimalArithmetic
import MeasureText
import Wording

extension MoneyError: CustomStringConvertible {
  public var description: String { english }

  /// The error as an English sentence, without a capital and a full stop.
  public var english: String { sentence(.plain) }

  /// Returns the sentence with numbers in a format.
  ///
  /// Only the decimal mark and the grouping of the format are used. Precision, zeros and notation
  /// are ignored.
  ///
  ///     let bill = try MoneyAmount(minorUnits: -5_00, decimals: 2)
  ///     let error = MoneyError.negativeAmount(bill, .bill)
  ///     error.english(NumberFormat(locale: .german))  // "the bill is -5,00, below 0"
  public func english(_ format: NumberFormat) -> String { sentence(SentenceNumbers(format)) }

  private func sentence(_ numbers: SentenceNumbers) -> String {
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
      "\(numbers.text(value)) is no amount of a currency with \(decimals.counted("decimal"))"
    case .amountTooLarge: "an amount is too large: the limit is 10^30 smallest parts"
    case .ratioTooLong: "an exact value on the way has too many digits: it exceeds 128 bits"
    case .stepNotPositive: "a step of rounding must be above 0"
    case .stepNotWhole(let step, let decimals):
      "the step \(numbers.text(step)) is no multiple of "
        + numbers.text(MoneyAmount(unchecked: 1, decimals: decimals))
    case .negativeAmount, .negativePercent, .taxExceedsBill, .discountAboveAll,
      .discountExceedsPrice, .tooManyDiscounts, .anyPriceBefore:
      priceSentence(numbers)
    case .peopleOutOfRange, .negativeWeight, .noWeight, .weightTooLong, .itemsOutOfRange,
      .itemOfNobody, .unknownPerson, .personNamedTwice:
      peopleSentence(numbers)
    }
  }

  private func priceSentence(_ numbers: SentenceNumbers) -> String {
    switch self {
    case .negativeAmount(let amount, let role):
      "\(role.english) is \(numbers.text(amount)), below 0"
    case .negativePercent(let percent, let role):
      "\(role.english) is \(numbers.percent(percent)), below 0"
    case .taxExceedsBill(let tax, let bill):
      "the tax \(numbers.text(tax)) exceeds the bill \(numbers.text(bill)) that contains it"
    case .discountAboveAll(let percent, let position):
      "discount \(position + 1) is \(numbers.percent(percent)), above 100 %"
    case .discountExceedsPrice(let amount, let price, let position):
      "discount \(position + 1) is \(numbers.text(amount)), more than the price "
        + numbers.text(price)
    case .tooManyDiscounts(let count):
      "\(count) discounts are too many: at most \(MoneyLimits.discounts) are taken off"
    case .anyPriceBefore(let position):
      "discount \(position + 1) is 100 %: the price before can be any"
    default: ""
    }
  }

  private func peopleSentence(_ numbers: SentenceNumbers) -> String {
    switch self {
    case .peopleOutOfRange(let count):
      "1 to \(MoneyLimits.people) people can share an amount, not \(count)"
    case .negativeWeight(let weight, let position):
      "the weight of person \(position + 1) is \(numbers.text(weight)), below 0"
    case .weightTooLong(let position):
      "the weight of person \(position + 1) has too many digits beside the others: in proportion, "
        + "whole numbers exceed 128 bits"
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

  /// Returns a position, which counts from 0, as an ordinal, which counts from 1.
  ///
  /// The position may be any `Int`, `Int.max` included.
  private static func number(_ position: Int) -> String {
    position == .max ? "\(UInt(Int.max) + 1)" : "\(position + 1)"
  }
}

extension MoneyRole {
  /// The English name of the role: `the tip`, `item 2`.
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
