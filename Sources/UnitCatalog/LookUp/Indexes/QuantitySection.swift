/// A quantity, or the units under one of the quantity's headings: the meaning of a name.
public struct QuantitySection: Sendable {
  /// The quantity.
  public let quantity: Quantity
  /// The heading; `nil` for the whole quantity.
  public let group: UnitGroup?

  /// The units in display order.
  public var units: [MeasureUnit] { group.map { quantity.units(of: $0) } ?? quantity.units }

  /// Creates a section: a whole quantity, or one of its groups.
  public init(quantity: Quantity, group: UnitGroup? = nil) {
    self.quantity = quantity
    self.group = group
  }
}

extension Quantity {
  /// Returns the units of a group, in display order.
  ///
  ///     let volume = Catalog.standard.quantity("volume")!
  ///     let spoons = UnitGroup(name: "Spoons", units: ["tablespoon", "teaspoon"])
  ///     volume.units(of: spoons)  // [tablespoon, teaspoon]
  ///
  /// - Complexity: O(*n* · *m*) for *n* units of the group and *m* units of the quantity.
  public func units(of group: UnitGroup) -> [MeasureUnit] {
    group.units.compactMap { identifier in units.first { $0.identifier == identifier } }
  }
}
