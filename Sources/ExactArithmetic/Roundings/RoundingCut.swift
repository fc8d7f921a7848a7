/// The digits that decide the rounding: the sign, the last digit kept, and the digits cut off.
package struct RoundingCut: Hashable, Sendable {
  /// Whether the exact result is below 0.
  package let isNegative: Bool
  /// The last digit kept, 0…9, before any carry.
  package let lastDigit: Int
  /// The first digit cut off, 0…9.
  package let guardDigit: Int
  /// Whether a nonzero digit follows the guard digit.
  package let isSticky: Bool

  /// Creates a cut from its parts.
  package init(isNegative: Bool, lastDigit: Int, guardDigit: Int, isSticky: Bool) {
    self.isNegative = isNegative
    self.lastDigit = lastDigit
    self.guardDigit = guardDigit
    self.isSticky = isSticky
  }
}
