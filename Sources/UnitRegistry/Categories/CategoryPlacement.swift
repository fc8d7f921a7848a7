import UnitCatalog

/// The assignment of each category of a table to a quantity of the catalog or to a new quantity.
struct CategoryPlacement {
  private let catalog: Catalog
  private let source: RegistrySource
  /// The identifiers of new quantities, by name and by identifier.
  private var identifiers: [String: String] = [:]
  private var added: [CustomQuantity] = []
  private var bases: Set<String> = []
  /// The byte offsets of new base units, by every name that an error may contain.
  private var offsets: [String: Int] = [:]
  private(set) var warnings: [RegistryWarning] = []

  init(onto catalog: Catalog, _ source: RegistrySource) {
    self.catalog = catalog
    self.source = source
  }

  /// Returns the identifier of a category's quantity.
  ///
  /// The method looks for the quantity that the category names, then for the quantity of the unit
  /// with the base unit's name and symbol. If neither exists, the quantity is new.
  mutating func quantity(
    of category: CategoryTable.Category, base: CategoryTable.Entry
  ) -> String {
    let identifier = Identifier.derived(from: category.name)
    if let known = catalog.quantity(named: category.name)?.identifier
      ?? identifier.flatMap({ catalog.quantity($0)?.identifier })
      ?? identifiers[category.name] ?? identifier.flatMap({ identifiers[$0] })
    {
      return known
    }
    if let quantity = quantity(ofBase: base) {
      warnings.append(
        source.warning(
          .categoryTaken(category: category.name, quantity: quantity), at: category.offset))
      return quantity
    }
    let custom = CustomQuantity(
      identifier: identifier, name: category.name,
      baseIdentifier: baseIdentifier(base, in: category.name), baseName: base.name,
      baseSymbol: base.symbol)
    added.append(custom)
    identifiers[category.name] = identifier ?? ""
    if let identifier { identifiers[identifier] = identifier }
    if let base = custom.baseIdentifier { bases.insert(base) }
    for name in [category.name, identifier, custom.baseIdentifier, base.name] {
      guard let name, offsets[Printable.excerpt(name)] == nil else { continue }
      offsets[Printable.excerpt(name)] = base.offset
    }
    return identifier ?? ""
  }

  /// Returns the identifier of a new base unit, derived from the unit's name.
  ///
  /// If another unit has this identifier, the category is put before the name.
  private func baseIdentifier(_ base: CategoryTable.Entry, in category: String) -> String? {
    guard let plain = Identifier.derived(from: base.name) else { return nil }
    if catalog.unit(plain) == nil && !bases.contains(plain) { return plain }
    return Identifier.derived(from: "\(category) \(base.name)")
  }

  private func quantity(ofBase base: CategoryTable.Entry) -> String? {
    let named = catalog.units(named: base.name, in: nil)
    if named.count == 1, let unit = named.first,
      ([unit.symbol] + unit.record.symbolVariants).contains(base.symbol)
    {
      return unit.quantity
    }
    return added.first { $0.baseName == base.name && $0.baseSymbol == base.symbol }?.identifier
  }

  /// Returns the catalog with all new quantities.
  func extendedCatalog() -> Catalog {
    do throws(CustomUnitError) { return try catalog.adding(added) } catch {
      source.refuse(error, in: offsets)
      return catalog
    }
  }
}
