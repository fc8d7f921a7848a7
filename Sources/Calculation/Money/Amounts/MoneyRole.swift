/// The role of an amount or a percentage in a calculation, for errors.
///
/// Positions count from 0; the sentence in English counts from 1.
public enum MoneyRole: Hashable, Sendable {
  /// The bill on which a tip is given.
  case bill
  /// The price before discounts.
  case price
  /// The price after discounts, from which the price before discounts is computed.
  case reducedPrice
  /// The amount that is split.
  case total
  /// The tax.
  case tax
  /// The tip.
  case tip
  /// The item of a bill at a position.
  case item(Int)
  /// The discount at a position.
  case discount(Int)
}
