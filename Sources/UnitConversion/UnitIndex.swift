import UnitCatalog

/// Where the units of a catalog stand: the quantity of each, and its place in it.
@usableFromInline
final class UnitIndex: Sendable {
  /// The place of a unit: its quantity's number, and its own and the first unit's in it.
  @usableFromInline
  struct Place: Sendable {
    @usableFromInline let quantity: Int
    /// Its position among the units of the quantity.
    @usableFromInline let member: Int
    /// How many units the quantity has.
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

  /// The position of the unit of this identifier in the catalog's units.
  @usableFromInline
  func position(of identifier: String) -> Int? { catalog.position(of: identifier) }

  /// The position of this very unit, not of another with its identifier.
  @usableFromInline
  func position(of unit: MeasureUnit) -> Int? {
    guard let position = position(of: unit.identifier), catalog.units[position] == unit else {
      return nil
    }
    return position
  }
}
