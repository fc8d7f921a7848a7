import UnitCatalog

/// What filters ask about units, by their positions.
final class UnitTraits: Sendable {
  struct Traits: Sendable {
    /// By the bits of ``bit(of:)``.
    var systems: UInt8
    var isCustom: Bool
    /// The place among the quantities.
    var quantity: Int32
  }

  let units: [Traits]
  /// The identifiers, in the order of the catalog.
  let quantities: [String]

  init(_ catalog: Catalog) {
    quantities = catalog.quantities.map { $0.identifier }
    units = catalog.quantities.enumerated().flatMap { place, quantity in
      quantity.units.map { unit in
        var systems: UInt8 = 0
        for system in MeasurementSystem.allCases where unit.belongs(to: system) {
          systems |= Self.bit(of: system)
        }
        return Traits(
          systems: systems, isCustom: Catalog.standard.position(of: unit.identifier) == nil,
          quantity: Int32(truncatingIfNeeded: place))
      }
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
  /// The bits of which one must be set.
  private let systems: UInt8
  private let isCustom: Bool?
  /// The place of the quantity, -1 if there is no such quantity.
  private let quantity: Int32?

  init(_ traits: UnitTraits, _ filter: UnitFilter) {
    self.traits = traits.units
    systems = filter.system.map { UnitTraits.bit(of: $0) } ?? .max
    isCustom = filter.isCustom
    quantity = filter.quantity.map { identifier in
      Int32(truncatingIfNeeded: traits.quantities.firstIndex { $0 == identifier } ?? -1)
    }
  }

  @inline(__always)
  func contains(_ position: Int) -> Bool {
    let unit = traits[position]
    return unit.systems & systems != 0
      && (quantity == nil || unit.quantity == quantity)
      && (isCustom == nil || unit.isCustom == isCustom)
  }
}
