/// The bounds of amounts and lists, so that every result takes bounded time and memory.
public enum MoneyLimits {
  /// The decimals that a currency can have: 0 for the yen, 2 for the euro, 3 for the dinar.
  public static let decimals = 0...4
  /// The largest magnitude of an amount, in the smallest part of its currency: 10³⁰.
  ///
  /// A sum of ``people`` amounts is at most 10³⁴, below 2¹²⁷ ≈ 1.7 · 10³⁸.
  public static let minorUnits: Int128 = 1_000_000_000_000_000_000_000_000_000_000
  /// The most people who share an amount.
  public static let people = 10_000
  /// The most items of a bill.
  public static let items = 10_000
  /// The most discounts in a row.
  public static let discounts = 100
}
