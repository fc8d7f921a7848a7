import UnitCatalog

/// The units of a catalog with the indices of their quantities, by position.
@usableFromInline
final class UnitIndex: Sendable {
  /// The index of a unit's quantity, the unit's position in the quantity, and the number of units
  /// of the quantity.
  @usableFromInline
  struct Place: Sendable {
    @usableFromInline let quantity: Int
    /// The position of the unit among those of the quantity.
    @usableFromInline let member: Int
    /// The number of units of the quantity.
    @usableFromInline let count: Int
  }

  let catalog: Catalog
  @usableFromInline let places: [Place]

  /// The index of the built-in catalog.
  @usableFromInline static let standard = UnitIndex(.standard)

  @usableFromInline
  init(_ catalog: Catalog) {
    self.catalog = catalog
    var places: [Place] = []
    for (number, quantity) in catalog.quantities.enumerated() {
      for member in quantity.units.indices {
        places.append(Place(quantity: number, member: member, count: quantity.units.count))
      }
    }
    self.places = places
  }

  /// Returns the position in the catalog of the unit with this identifier.
  @usableFromInline
  func position(of identifier: String) -> Int? { catalog.position(of: identifier) }

  /// Returns the position of this unit in the catalog; `nil` if no unit, or a different unit, has
  /// the identifier.
  @usableFromInline
  func position(of unit: MeasureUnit) -> Int? {
    guard let position = position(of: unit.identifier), catalog.units[position] == unit else {
      return nil
    }
    return position
  }
}
