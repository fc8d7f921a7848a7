import UnitCatalog

/// What else a name may mean, made into units when it is asked for: mostly nobody does, and an
/// array of units would take as long as the rest of the reading.
enum OtherUnits: Sendable {
  /// Nothing, which is copied without counting a reference.
  case none
  /// All positions in a catalog but one, which is given by its place among them.
  case positions([Int], without: Int, in: Catalog)
  /// Units one by one: those that a conversion's other unit leaves.
  case listed([MeasureUnit])

  /// In the catalog's order, or that of a declared choice.
  var units: [MeasureUnit] {
    switch self {
    case .none: return []
    case .positions(let positions, let taken, let catalog):
      let units = catalog.units
      return positions.indices.filter { $0 != taken }.map { units[positions[$0]] }
    case .listed(let units): return units
    }
  }
}

extension OtherUnits: Equatable {
  static func == (x: OtherUnits, y: OtherUnits) -> Bool { x.units == y.units }
}
