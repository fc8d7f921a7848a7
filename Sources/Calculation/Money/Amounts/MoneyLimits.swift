/// The bounds of amounts and lists, which bound the time and memory of every result.
public enum MoneyLimits {
  /// The numbers of decimals of currencies: 0 for the yen, 2 for the euro, 3 for the dinar.
  public static let decimals = 0...4
  /// The largest magnitude of an amount, in the smallest part of its currency: 10³⁰.
  ///
  /// A sum of ``people`` amounts is at most 10³⁴, below 2¹²⁷ ≈ 1.7 · 10³⁸.
  public static let minorUnits: Int128 = 1_000_000_000_000_000_000_000_000_000_000
  /// The greatest number of people who share an amount.
  public static let people = 10_000
  /// The greatest number of items of a bill.
  public static let items = 10_000
  /// The greatest number of successive discounts.
  public static let discounts = 100
}
