import DecimalArithmetic

/// A tax as a bill states it: a rate or an amount.
public enum TaxRate: Hashable, Sendable {
  /// A percentage of the amount before tax.
  case percent(ExactRatio)
  /// The tax as an amount.
  case amount(MoneyAmount)
}

/// The presence of a tax, and whether the amount of a bill contains it.
public enum BillTax: Hashable, Sendable {
  /// The bill has no separate tax.
  case none
  /// The tax is added to the amount, as on a check in the United States.
  case added(TaxRate)
  /// The amount contains the tax, as on a bill in Europe.
  case included(TaxRate)
}

/// The amount of which a tip is a percentage.
public enum TipBase: String, CaseIterable, Hashable, Sendable {
  /// The amount without tax.
  case beforeTax = "before-tax"
  /// The amount with tax.
  case afterTax = "after-tax"
}
