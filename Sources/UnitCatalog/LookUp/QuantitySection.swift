/// A quantity, or the units under one of its headings: what the name of a quantity stands for.
public struct QuantitySection: Sendable {
  /// The quantity.
  public let quantity: Quantity
  /// The heading; `nil` for the whole quantity.
  public let group: UnitGroup?

  /// The units, in the order they are shown.
  public var units: [MeasureUnit] { group.map { quantity.units(of: $0) } ?? quantity.units }

  /// A quantity as a whole, or the units under one of its headings.
  public init(quantity: Quantity, group: UnitGroup? = nil) {
    self.quantity = quantity
    self.group = group
  }
}

extension Quantity {
  /// The units under one of the headings, in the order they are shown.
  ///
  /// - Complexity: O(*n* · *m*) for *n* units under the heading and *m* of the quantity.
  public func units(of group: UnitGroup) -> [MeasureUnit] {
    group.units.compactMap { identifier in units.first { $0.identifier == identifier } }
  }
}
