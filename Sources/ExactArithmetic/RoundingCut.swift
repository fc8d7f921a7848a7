import BigInt

/// What rounding looks at: the sign, the last digit kept, and what is cut off behind it.
package struct RoundingCut: Hashable, Sendable {
  /// Whether the exact result is below 0.
  package let isNegative: Bool
  /// The last digit kept, 0…9, before any carry.
  package let lastDigit: Int
  /// The first digit cut off, 0…9.
  package let guardDigit: Int
  /// Whether anything but zeros follows the guard digit.
  package let isSticky: Bool

  /// A cut from its parts.
  package init(isNegative: Bool, lastDigit: Int, guardDigit: Int, isSticky: Bool) {
    self.isNegative = isNegative
    self.lastDigit = lastDigit
    self.guardDigit = guardDigit
    self.isSticky = isSticky
  }
}

extension Unrounded {
  /// Where rounding cuts the exact result; `nil` of one that no mode changes, and of an exact sum of 0.
  ///
  /// The place is that of ``Oracle``: for an exact result the exponent it gets, before zeros go into the
  /// exponent or are added by clamping.
  package var cut: RoundingCut? {
    guard case .placed(let neighbours, _) = form else { return nil }
    let (digit, rest) = (neighbours.remainder * 10).quotientAndRemainder(
      dividingBy: neighbours.parts)
    return RoundingCut(
      isNegative: neighbours.isNegative, lastDigit: Int(neighbours.lower % 10),
      guardDigit: Int(digit), isSticky: !rest.isZero)
  }
}
