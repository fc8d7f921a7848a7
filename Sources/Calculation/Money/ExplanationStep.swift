import DecimalArithmetic

/// A step of the calculation of a tip, a discount or shares.
///
/// The step carries no sentence: ``identifier`` names the case, the arguments hold its data, and
/// ``english`` is the English sentence. Positions count from 0; the sentence counts from 1.
public enum ExplanationStep: Hashable, Sendable {
  /// The tax was computed as a percentage.
  case taxOf(ExactRatio, base: MoneyAmount, tax: MoneyAmount)
  /// A tax was given as an amount.
  case taxGiven(MoneyAmount)
  /// The tax, a percentage, was separated from an amount that contains it.
  case taxWithin(ExactRatio, gross: MoneyAmount, tax: MoneyAmount, net: MoneyAmount)
  /// The tax, given as an amount, was separated from an amount that contains it.
  case taxGivenWithin(gross: MoneyAmount, tax: MoneyAmount, net: MoneyAmount)
  /// A price and its tax were added.
  case totalWithTax(price: MoneyAmount, tax: MoneyAmount, total: MoneyAmount)
  /// The exact tip on a base; the kind of base is `nil` if the bill has no separate tax.
  case tipOf(ExactRatio, base: MoneyAmount, TipBase?, tip: ExactRatio)
  /// Bill and tip were added.
  case totalOf(bill: MoneyAmount, tip: ExactRatio, total: ExactRatio)
  /// An exact value was rounded.
  case rounded(ExactRatio, MoneyRounding, to: MoneyAmount)
  /// The tip that follows from a rounded total, and its percentage of the base.
  case tipBecomes(MoneyAmount, percent: ExactRatio?, base: MoneyAmount)
  /// Rounding made the total less than the bill.
  case belowBill(missing: MoneyAmount)
  /// A total was divided into shares that add up, with the smallest and the largest share.
  case shared(MoneyAmount, people: Int, least: MoneyAmount, most: MoneyAmount)
  /// The people who pay one smallest part more than their truncated exact share.
  case oddParts(people: [Int], part: MoneyAmount)
  /// Each exact share of a total was rounded individually.
  case sharesRounded(ExactRatio, MoneyRounding, people: Int, sum: MoneyAmount)
  /// The shares exceed the total.
  case surplus(MoneyAmount)
  /// The shares are less than the total.
  case missing(MoneyAmount)
  /// The exact sum of the items of a person.
  case itemsOf(person: Int, subtotal: ExactRatio, decimals: Int)
  /// The number of further people, whose items are not listed.
  case itemsOfOthers(people: Int)
  /// The total is shared in proportion to the items of each person.
  case inProportionToItems
  /// A discount was taken off an exact price.
  case reduced(by: Discount, from: ExactRatio, to: ExactRatio, decimals: Int)
  /// The amount saved, and its percentage of the price.
  case saved(MoneyAmount, percent: ExactRatio?)
  /// The tax, a percentage, was separated from a price that contains it.
  case taxTakenOut(ExactRatio, total: MoneyAmount, price: ExactRatio)
  /// A discount was reversed.
  case restored(Discount, from: ExactRatio, to: ExactRatio, decimals: Int)
  /// The exact price before discounts is no price of the currency, or no multiple of the step.
  case noExactPrice(ExactRatio, MoneyRounding, price: MoneyAmount)
  /// The price after the discounts, computed from the rounded price before the discounts; `nil` if
  /// a discount exceeds the price.
  case comesTo(MoneyAmount?, from: MoneyAmount, given: MoneyAmount)

  /// The stable identifier of the step.
  public var identifier: String {
    switch self {
    case .taxOf: "taxOf"
    case .taxGiven: "taxGiven"
    case .taxWithin: "taxWithin"
    case .taxGivenWithin: "taxGivenWithin"
    case .totalWithTax: "totalWithTax"
    case .tipOf: "tipOf"
    case .totalOf: "totalOf"
    case .rounded: "rounded"
    case .tipBecomes: "tipBecomes"
    case .belowBill: "belowBill"
    case .shared: "shared"
    case .oddParts: "oddParts"
    case .sharesRounded: "sharesRounded"
    case .surplus: "surplus"
    case .missing: "missing"
    case .itemsOf: "itemsOf"
    case .itemsOfOthers: "itemsOfOthers"
    case .inProportionToItems: "inProportionToItems"
    case .reduced: "reduced"
    case .saved: "saved"
    case .taxTakenOut: "taxTakenOut"
    case .restored: "restored"
    case .noExactPrice: "noExactPrice"
    case .comesTo: "comesTo"
    }
  }
}
