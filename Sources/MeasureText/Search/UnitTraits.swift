import UnitCatalog

/// The properties of units that filters test, by position in the catalog.
final class UnitTraits: Sendable {
  struct Traits: Sendable {
    /// The set of the unit's systems: a bit for each system, from ``bit(of:)``.
    var systems: UInt8
    var isCustom: Bool
  }

  let catalog: Catalog
  let units: [Traits]

  init(_ catalog: Catalog) {
    self.catalog = catalog
    units = catalog.units.map { unit in
      var systems: UInt8 = 0
      for system in MeasurementSystem.allCases where unit.belongs(to: system) {
        systems |= Self.bit(of: system)
      }
      return Traits(
        systems: systems, isCustom: Catalog.standard.position(of: unit.identifier) == nil)
    }
  }

  static func bit(of system: MeasurementSystem) -> UInt8 {
    switch system {
    case .metric: 1
    case .us: 2
    case .imperial: 4
    case .other: 8
    }
  }
}

/// The units that pass a filter.
struct PassingUnits {
  private let traits: [UnitTraits.Traits]
  /// The bits of the systems that pass; a unit must have at least one of these bits.
  private let systems: UInt8
  private let isCustom: Bool?
  /// The range of positions that contains the units of the quantity.
  private let range: Range<Int>
  /// Whether the unit at each position is of the quantity; `nil` if all units of the range are.
  private let isOfQuantity: [Bool]?

  init(_ traits: UnitTraits, _ filter: UnitFilter) {
    self.traits = traits.units
    systems = filter.system.map { UnitTraits.bit(of: $0) } ?? .max
    isCustom = filter.isCustom
    let positions = filter.quantity.map { traits.catalog.positions(ofQuantityNamed: $0) }
    guard let positions else {
      (range, isOfQuantity) = (traits.units.indices, nil)
      return
    }
    let first = positions.first ?? 0
    if positions.indices.allSatisfy({ positions[$0] == first + $0 }) {
      (range, isOfQuantity) = (first..<first + positions.count, nil)
      return
    }
    var isOfQuantity = [Bool](repeating: false, count: traits.units.count)
    for position in positions { isOfQuantity[position] = true }
    (range, self.isOfQuantity) = (traits.units.indices, isOfQuantity)
  }

  @inline(__always)
  func contains(_ position: Int) -> Bool {
    let unit = traits[position]
    return unit.systems & systems != 0 && range.contains(position)
      && (isOfQuantity == nil || isOfQuantity?[position] == true)
      && (isCustom == nil || unit.isCustom == isCustom)
  }
}
