import DecimalArithmetic
import MeasureText

/// The reason why a tip, a discount or a split has no result.
///
/// The error carries no sentence: ``identifier`` names the case, the arguments hold its data, and
/// ``english`` is the English sentence. Positions count from 0; the sentence counts from 1.
public enum MoneyError: Error, Equatable, Sendable {
  /// A currency has 0 to 4 decimals.
  case decimalsOutOfRange(Int)
  /// Two amounts of one calculation have different decimals: first the expected decimals, then the
  /// found decimals.
  case decimalsDiffer(Int, Int)
  /// A text is no number; the reading error has the place.
  case unreadable(ReadingError, in: String)
  /// A number has more decimals than the currency; `column` is the ordinal of the first surplus
  /// digit.
  case tooManyDecimals(in: String, column: Int, decimals: Int)
  /// A value is no whole number of smallest parts.
  case notWhole(ExactRatio, decimals: Int)
  /// An amount exceeds ± ``MoneyLimits/minorUnits``.
  case amountTooLarge
  /// An intermediate exact value does not fit an ``ExactRatio`` of 128 bits.
  case ratioTooLong
  /// An amount is below 0 where only 0 or more is valid.
  case negativeAmount(MoneyAmount, MoneyRole)
  /// A percentage below 0.
  case negativePercent(ExactRatio, MoneyRole)
  /// A step of rounding is 0 or below 0.
  case stepNotPositive
  /// A step of rounding is no whole number of smallest parts.
  case stepNotWhole(ExactRatio, decimals: Int)
  /// The tax that a bill includes exceeds the bill.
  case taxExceedsBill(tax: MoneyAmount, bill: MoneyAmount)
  /// A discount of more than 100 %.
  case discountAboveAll(ExactRatio, position: Int)
  /// A discount exceeds the price from which it is taken; `price` is rounded to the currency.
  case discountExceedsPrice(MoneyAmount, price: MoneyAmount, position: Int)
  /// More discounts than ``MoneyLimits/discounts``.
  case tooManyDiscounts(Int)
  /// The price before a discount of 100 % is not determined.
  case anyPriceBefore(position: Int)
  /// Fewer than 1 or more than ``MoneyLimits/people`` people.
  case peopleOutOfRange(Int)
  /// The weight of a person is below 0.
  case negativeWeight(ExactRatio, position: Int)
  /// The whole numbers in proportion to the weights exceed 128 bits, first at this position.
  case weightTooLong(position: Int)
  /// Nobody has a weight above 0, or all items are 0.
  case noWeight
  /// There are no items, or more than ``MoneyLimits/items``.
  case itemsOutOfRange(Int)
  /// An item has no people.
  case itemOfNobody(item: Int)
  /// An item names a person who is not among the people.
  case unknownPerson(Int, item: Int, people: Int)
  /// An item names a person twice.
  case personNamedTwice(Int, item: Int)

  /// The stable identifier of the error.
  public var identifier: String {
    switch self {
    case .decimalsOutOfRange: "decimalsOutOfRange"
    case .decimalsDiffer: "decimalsDiffer"
    case .unreadable: "unreadable"
    case .tooManyDecimals: "tooManyDecimals"
    case .notWhole: "notWhole"
    case .amountTooLarge: "amountTooLarge"
    case .ratioTooLong: "ratioTooLong"
    case .negativeAmount: "negativeAmount"
    case .negativePercent: "negativePercent"
    case .stepNotPositive: "stepNotPositive"
    case .stepNotWhole: "stepNotWhole"
    case .taxExceedsBill: "taxExceedsBill"
    case .discountAboveAll: "discountAboveAll"
    case .discountExceedsPrice: "discountExceedsPrice"
    case .tooManyDiscounts: "tooManyDiscounts"
    case .anyPriceBefore: "anyPriceBefore"
    case .peopleOutOfRange: "peopleOutOfRange"
    case .negativeWeight: "negativeWeight"
    case .weightTooLong: "weightTooLong"
    case .noWeight: "noWeight"
    case .itemsOutOfRange: "itemsOutOfRange"
    case .itemOfNobody: "itemOfNobody"
    case .unknownPerson: "unknownPerson"
    case .personNamedTwice: "personNamedTwice"
    }
  }
}
