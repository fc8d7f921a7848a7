import UnitCatalog

/// The other meanings of a name, which become units on request.
///
/// An array of units would take as long as the rest of the reading, and is rarely requested.
enum OtherUnits: Sendable {
  /// No other meanings; copied without reference counting.
  case none
  /// All positions in a catalog except one, whose index among them is `without`.
  case positions([Int], without: Int, in: Catalog)
  /// The units that remain beside the other unit of a conversion.
  case listed([MeasureUnit])

  /// The units, in the order of the catalog or of a declared choice.
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
