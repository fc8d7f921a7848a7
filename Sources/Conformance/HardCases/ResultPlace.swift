/// The place where a result is hard: the number of digits down to its unit, 10^position.
///
/// A value that is hard at a place is hard for rounding to `digits` digits and to −position
/// decimals.
package struct ResultPlace: Hashable, Sendable {
  /// The number of digits of the result's whole units.
  package let digits: Int
  /// The exponent of the unit.
  package let position: Int

  package init(digits: Int, position: Int) {
    self.digits = digits
    self.position = position
  }
}
