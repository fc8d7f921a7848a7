import UnitCatalog

/// Which units a search may find; what is `nil` is not asked about.
public struct UnitFilter: Equatable, Sendable {
  /// A name of the only quantity, as ``Catalog/sections(named:)`` finds it: `length`, `Weight`; of
  /// a topic all its quantities, of a heading the units under it.
  public var quantity: String?
  /// A measurement system that the units belong to.
  public var system: MeasurementSystem?
  /// Whether the units are custom, that is, not in the built-in catalog.
  public var isCustom: Bool?

  /// A filter of units; without arguments all pass.
  public init(
    quantity: String? = nil, system: MeasurementSystem? = nil, isCustom: Bool? = nil
  ) {
    self.quantity = quantity
    self.system = system
    self.isCustom = isCustom
  }
}
