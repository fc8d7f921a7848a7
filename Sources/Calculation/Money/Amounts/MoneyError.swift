import DecimalArithmetic
import MeasureText

/// Why a tip, a discount or a split has no result.
///
/// An error is a value: ``identifier`` says which sentence it is, its arguments what stands in the
/// sentence, and ``english`` is the sentence in English. Positions count from 0; the sentence
/// counts from 1.
public enum MoneyError: Error, Equatable, Sendable {
  /// A currency has 0 to 4 decimals.
  case decimalsOutOfRange(Int)
  /// Two amounts of one calculation have different decimals: the expected and the other ones.
  case decimalsDiffer(Int, Int)
  /// A text is no number; the error has the place.
  case unreadable(ReadingError, in: String)
  /// A number was written with more decimals than the currency has; the column is that of the first
  /// digit too many.
  case tooManyDecimals(in: String, column: Int, decimals: Int)
  /// A value is no whole number of smallest parts.
  case notWhole(ExactRatio, decimals: Int)
  /// An amount exceeds ± ``MoneyLimits/minorUnits``.
  case amountTooLarge
  /// An exact value on the way does not fit a ratio of 128 bits.
  case ratioTooLong
  /// An amount below 0 in a place where none can stand.
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
  /// A discount exceeds the price that it is taken off, which is rounded here to the currency.
  case discountExceedsPrice(MoneyAmount, price: MoneyAmount, position: Int)
  /// More discounts than ``MoneyLimits/discounts``.
  case tooManyDiscounts(Int)
  /// The price before a discount of 100 % can be any.
  case anyPriceBefore(position: Int)
  /// Fewer than 1 or more than ``MoneyLimits/people`` people.
  case peopleOutOfRange(Int)
  /// The weight of a person is below 0.
  case negativeWeight(ExactRatio, position: Int)
  /// The whole numbers in proportion to the weights exceed 128 bits from this person on.
  case weightTooLong(position: Int)
  /// Nobody has a weight above 0, or all items are 0.
  case noWeight
  /// No items, or more than ``MoneyLimits/items``.
  case itemsOutOfRange(Int)
  /// Nobody shares an item.
  case itemOfNobody(item: Int)
  /// An item names a person who is not among the people.
  case unknownPerson(Int, item: Int, people: Int)
  /// An item names a person twice.
  case personNamedTwice(Int, item: Int)

  /// The word for the kind of error, which stays from version to version.
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
