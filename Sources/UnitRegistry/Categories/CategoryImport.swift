import DecimalArithmetic
import UnitCatalog

/// Turns a table of categories into custom units and quantities of a catalog.
///
/// A unit that the catalog has by that name stays as the catalog defines it; a factor that differs from
/// the catalog's is a warning, because tables like these carry 1609.34 for the mile.
struct CategoryImport {
  /// The catalog with the quantities that the table makes.
  private let catalog: Catalog
  private let source: RegistrySource
  private var added: [CustomUnit] = []
  private var warnings: [RegistryWarning]
  /// The bytes at which the added units begin, by identifier.
  private var offsets: [String: Int] = [:]

  /// What a table says, read onto a catalog, which is built twice however many categories there are:
  /// with the new quantities, then with their units.
  static func reading(
    _ table: CategoryTable, onto catalog: Catalog, _ source: RegistrySource
  ) throws(RegistryError) -> RegistryReading {
    var placement = CategoryPlacement(onto: catalog, source)
    var places: [(category: CategoryTable.Category, base: CategoryTable.Entry, quantity: String)] =
      []
    for category in table.categories {
      let base = try base(of: category, source)
      places.append((category, base, placement.quantity(of: category, base: base)))
    }
    var reading = CategoryImport(
      catalog: try placement.extendedCatalog(), source: source, warnings: placement.warnings)
    if places.isEmpty {
      reading.warnings.append(source.warning(.definesNothing, at: table.offset))
    }
    for (category, base, quantity) in places { try reading.add(category, base, to: quantity) }
    return try reading.finished()
  }

  private init(catalog: Catalog, source: RegistrySource, warnings: [RegistryWarning]) {
    self.catalog = catalog
    self.source = source
    self.warnings = warnings
  }

  /// The catalog with the units, and the warnings in the order of the file.
  private func finished() throws(RegistryError) -> RegistryReading {
    let warnings = warnings.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    do throws(CustomUnitError) {
      return RegistryReading(catalog: try catalog.adding(added), warnings: warnings)
    } catch {
      throw source.error(.customUnit(error), at: offsets[error.unit] ?? 0)
    }
  }

  /// The one entry of a category that is marked as its base unit, which must be 1 of itself.
  private static func base(
    of category: CategoryTable.Category, _ source: RegistrySource
  ) throws(RegistryError) -> CategoryTable.Entry {
    let bases = category.units.filter { $0.isBase }
    guard bases.count == 1, let base = bases.first else {
      throw source.error(
        .baseUnits(category: category.name, count: bases.count), at: category.offset)
    }
    guard try TableRelation(base, in: source).isIdentity else {
      throw source.error(.baseNotOne(unit: base.name), at: base.offset)
    }
    return base
  }

  private mutating func add(
    _ category: CategoryTable.Category, _ base: CategoryTable.Entry, to quantity: String
  ) throws(RegistryError) {
    guard let quantity = catalog.quantity(quantity),
      let reference = unit(ofBase: base, in: quantity)
    else {
      let name = catalog.quantity(quantity)?.name ?? category.name
      throw source.error(.unknownBase(unit: base.name, quantity: name), at: base.offset)
    }
    for entry in category.units where !entry.isBase {
      let relation = try TableRelation(entry, in: source)
      switch EntryReading(entry, relation, to: reference, in: catalog) {
      case .same: continue
      case .different(let problem):
        warnings.append(source.warning(problem, at: entry.factorOffset))
        continue
      case .new: break
      }
      let unit = CustomUnit(
        identifier: identifier(of: entry, in: category.name), name: entry.name,
        symbol: entry.symbol, reference: reference.identifier,
        factor: entry.factor, offset: entry.addend, offsetOrder: .beforeFactor,
        source: "Imported from a table", note: entry.note)
      offsets[unit.label] = entry.offset
      for (text, offset) in [
        (entry.factor, entry.factorOffset), (entry.addend, entry.addendOffset),
      ] {
        NoisyNumber.warning(text, of: unit, source, at: offset).map { warnings.append($0) }
      }
      added.append(unit)
    }
  }

  /// The unit that is a category's base unit: of several of its name the one with its symbol, or else the
  /// default, with a warning.
  private mutating func unit(
    ofBase base: CategoryTable.Entry, in quantity: Quantity
  ) -> MeasureUnit? {
    let named = catalog.units(named: base.name, in: quantity.identifier)
    let marked = catalog.units(named: base.symbol, in: quantity.identifier)
    let both = named.filter(marked.contains)
    let readings = [both, named, marked]
    guard let unit = (readings.first { $0.count == 1 } ?? readings.first { !$0.isEmpty })?.first
    else { return nil }
    if !readings.contains(where: { $0.count == 1 }) {
      warnings.append(
        source.warning(
          .ambiguousBase(
            name: Printable.excerpt(base.name), unit: unit.identifier,
            others: (named.isEmpty ? marked : named).map { $0.identifier }.filter {
              $0 != unit.identifier
            }),
          at: base.offset))
    }
    return unit
  }

  /// The identifier of a unit to be added, after its category's if a unit has that of its name already:
  /// `currency-pound`; `nil` leaves it to the name.
  private func identifier(of entry: CategoryTable.Entry, in category: String) -> String? {
    guard let plain = Identifier.derived(from: entry.name),
      catalog.unit(plain) != nil || offsets[plain] != nil
    else { return nil }
    return Identifier.derived(from: "\(category) \(entry.name)")
  }
}
