/// The amounts that several people pay.
///
/// ``sum`` − ``difference`` is the amount that was shared.
public struct MoneyShares: Hashable, Sendable {
  /// The amount of each person, in the order of the list.
  public let amounts: [MoneyAmount]
  /// The positions, from 0 and rising, of the people who pay one smallest part more than their
  /// truncated exact share.
  ///
  /// Empty if the exact shares are whole, or if each share was rounded individually.
  public let oddParts: [Int]
  /// The sum of the amounts.
  public let sum: MoneyAmount
  /// The sum less the amount that was shared: a surplus above 0, a deficit below 0.
  public let difference: MoneyAmount
}
