/// Where a result is to be hard: it has so many digits before its unit, 10^position.
///
/// Values hard there are hard for a rounding to that many digits and for one to −position decimals.
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
