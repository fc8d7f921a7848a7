import UnitCatalog

/// A filter of the units that a search finds; a property that is `nil` passes all units.
public struct UnitFilter: Equatable, Sendable {
  /// The name of a quantity, a topic or a heading, as ``Catalog/sections(named:)`` finds it:
  /// `length`, `Weight`.
  ///
  /// A topic passes all its quantities, a heading the units under it.
  public var quantity: String?
  /// A measurement system of the units.
  public var system: MeasurementSystem?
  /// Whether units are custom, which means not in the built-in catalog.
  public var isCustom: Bool?

  /// Creates a filter; the default passes all units.
  ///
  ///     let british = UnitFilter(quantity: "volume", system: .imperial)
  ///     UnitSearch().matches(for: "gal", filter: british)[0].unit  // gallon-imperial
  public init(
    quantity: String? = nil, system: MeasurementSystem? = nil, isCustom: Bool? = nil
  ) {
    self.quantity = quantity
    self.system = system
    self.isCustom = isCustom
  }
}
