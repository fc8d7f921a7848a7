/// What each of several people pays.
///
/// ``sum`` − ``difference`` is the amount that was shared: nothing is hidden in the rounding.
public struct MoneyShares: Hashable, Sendable {
  /// The amount of each person, in the order of the list.
  public let amounts: [MoneyAmount]
  /// The positions, from 0 and rising, of those who pay one smallest part more than their exact
  /// share without its fraction.
  ///
  /// Empty if the exact shares are whole, or if each share was rounded for itself.
  public let oddParts: [Int]
  /// The sum of the amounts.
  public let sum: MoneyAmount
  /// The sum less the amount that was shared: above 0 a surplus, below 0 what is missing.
  public let difference: MoneyAmount
}
