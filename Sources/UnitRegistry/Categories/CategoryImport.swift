import DecimalArithmetic
import UnitCatalog

/// The import of a table of categories into a catalog, as custom units and quantities.
///
/// A unit whose name the catalog has keeps the catalog's definition. A different factor causes a
/// warning, because factors in such tables are often rounded, such as 1609.34 for the mile.
struct CategoryImport {
  /// The catalog with the new quantities of the table.
  private let catalog: Catalog
  private let source: RegistrySource
  private var added: [CustomUnit] = []
  private var warnings: [RegistryWarning] = []
  /// The byte offsets of the added units, by identifier.
  private var offsets: [String: Int] = [:]

  /// Returns a catalog with the contents of a table, and the warnings.
  ///
  /// For any number of categories, the method builds two catalogs: one with the new quantities, and
  /// one with their units.
  static func reading(
    _ table: CategoryTable, onto catalog: Catalog, _ source: RegistrySource
  ) -> RegistryReading {
    var placement = CategoryPlacement(onto: catalog, source)
    var bases: [CategoryTable.Entry] = []
    var quantities: [String] = []
    for category in table.categories where !source.isRefused {
      guard let base = base(of: category, source) else { break }
      bases.append(base)
      quantities.append(placement.quantity(of: category, base: base))
    }
    var result = RegistryReading(catalog: catalog, warnings: placement.warnings)
    if source.isRefused { return result }
    result.catalog = placement.extendedCatalog()
    if source.isRefused { return result }
    if bases.isEmpty { result.warnings.append(source.warning(.definesNothing, at: table.offset)) }
    var reading = CategoryImport(catalog: result.catalog, source: source)
    for index in bases.indices where !source.isRefused {
      reading.add(table.categories[index], bases[index], to: quantities[index])
    }
    do throws(CustomUnitError) { result.catalog = try result.catalog.adding(reading.added) } catch {
      source.refuse(error, in: reading.offsets)
    }
    result.warnings = reading.warnings.merged(with: result.warnings)
    return result
  }

  private init(catalog: Catalog, source: RegistrySource) {
    self.catalog = catalog
    self.source = source
  }

  /// Returns the base unit of a category.
  ///
  /// The category must mark exactly one base unit, and this unit must have the factor 1 and the
  /// offset 0.
  private static func base(
    of category: CategoryTable.Category, _ source: RegistrySource
  ) -> CategoryTable.Entry? {
    var base: CategoryTable.Entry?
    var count = 0
    for entry in category.units where entry.isBase {
      if count == 0 { base = entry }
      count += 1
    }
    if count != 1 {
      source.refuse(.baseUnits(category: category.name, count: count), at: category.offset)
    } else if let base, !TableRelation(base, in: source).isIdentity {
      source.refuse(.baseNotOne(unit: base.name), at: base.offset)
    }
    return base
  }

  private mutating func add(
    _ category: CategoryTable.Category, _ base: CategoryTable.Entry, to quantity: String
  ) {
    guard let quantity = catalog.quantity(quantity),
      let reference = unit(ofBase: base, in: quantity)
    else {
      let name = catalog.quantity(quantity)?.name ?? category.name
      return source.refuse(.unknownBase(unit: base.name, quantity: name), at: base.offset)
    }
    for entry in category.units where !entry.isBase {
      let relation = TableRelation(entry, in: source)
      if source.isRefused { return }
      switch EntryReading(entry, relation, to: reference, in: catalog) {
      case .same: continue
      case .different(let problem):
        warnings.append(source.warning(problem, at: entry.factorOffset))
        continue
      case .new: add(entry, of: category.name, by: reference.identifier)
      }
    }
  }

  private mutating func add(
    _ entry: CategoryTable.Entry, of category: String, by reference: String
  ) {
    let unit = CustomUnit(
      identifier: identifier(of: entry, in: category), name: entry.name, symbol: entry.symbol,
      reference: reference, factor: entry.factor, offset: entry.addend,
      offsetOrder: .beforeFactor, source: "Imported from a table", note: entry.note)
    offsets[unit.label] = entry.offset
    NoisyNumber.warn(entry.factor, of: unit, source, at: entry.factorOffset, &warnings)
    NoisyNumber.warn(entry.addend, of: unit, source, at: entry.addendOffset, &warnings)
    added.append(unit)
  }

  /// Returns the catalog's unit for a category's base unit.
  ///
  /// Three sets of units are tried in order: units with name and symbol, with the name, and with
  /// the symbol. The first set of exactly one unit decides. If there is no such set, the method
  /// returns the first unit of the first non-empty set and adds a warning.
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

  /// Returns the identifier of a unit to be added; `nil` if `CustomUnit` derives it from the name.
  ///
  /// If another unit has the identifier derived from the name, the method returns an identifier
  /// that begins with the category: `currency-pound`.
  private func identifier(of entry: CategoryTable.Entry, in category: String) -> String? {
    guard let plain = Identifier.derived(from: entry.name),
      catalog.unit(plain) != nil || offsets[plain] != nil
    else { return nil }
    return Identifier.derived(from: "\(category) \(entry.name)")
  }
}

extension [RegistryWarning] {
  /// Returns these and other warnings in file order; at equal positions, `others` are first.
  ///
  /// Both arrays are nearly sorted, so an insertion sort needs few swaps.
  fileprivate func merged(with others: [RegistryWarning]) -> [RegistryWarning] {
    var merged: [RegistryWarning] = []
    let (own, others) = (inOrder, others.inOrder)
    var next = 0
    for warning in own {
      while next < others.count, !warning.isBefore(others[next]) {
        merged.append(others[next])
        next += 1
      }
      merged.append(warning)
    }
    while next < others.count {
      merged.append(others[next])
      next += 1
    }
    return merged
  }

  private var inOrder: [RegistryWarning] {
    var sorted = self
    for place in sorted.indices {
      var place = place
      while place > 0, sorted[place].isBefore(sorted[place - 1]) {
        sorted.swapAt(place, place - 1)
        place -= 1
      }
    }
    return sorted
  }
}

extension RegistryWarning {
  fileprivate func isBefore(_ other: RegistryWarning) -> Bool {
    line == other.line ? column < other.column : line < other.line
  }
}
