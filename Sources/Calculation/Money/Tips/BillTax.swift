import DecimalArithmetic

/// A tax as a bill states it.
public enum TaxRate: Hashable, Sendable {
  /// So many percent of the amount before tax.
  case percent(ExactRatio)
  /// An amount.
  case amount(MoneyAmount)
}

/// Whether there is a tax, and whether the amount of a bill contains it.
public enum BillTax: Hashable, Sendable {
  /// No tax is told apart.
  case none
  /// The tax is added to the amount: a check in the United States.
  case added(TaxRate)
  /// The amount contains the tax: a bill in Europe.
  case included(TaxRate)
}

/// The amount that percentages of a tip are taken of.
public enum TipBase: String, CaseIterable, Hashable, Sendable {
  /// The amount without tax.
  case beforeTax = "before-tax"
  /// The amount with tax.
  case afterTax = "after-tax"
}
