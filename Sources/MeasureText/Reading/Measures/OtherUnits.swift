import UnitCatalog

/// The other meanings of a name; the units are computed on request.
///
/// Creating an array of units would take as long as the rest of the reading, and callers rarely
/// read the array.
enum OtherUnits: Sendable {
  /// No other meanings; copied without reference counting.
  case none
  /// The units at `positions` in a catalog; the position with the index `without` is left out.
  case positions([Int], without: Int, in: Catalog)
  /// The units that remain as alternatives after the units of a conversion were resolved together.
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
