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

  private func finished() throws(RegistryError) -> RegistryReading {
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
    let bases = category.units.filter(\.isBase)
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
    _ category: CategoryTable.Category, _ base: CategoryTable.Entry, to identifier: String
  ) throws(RegistryError) {
    guard let quantity = catalog.quantity(identifier),
      let reference = catalog.unit(named: base, in: quantity)
    else {
      let name = catalog.quantity(identifier)?.name ?? category.name
      throw source.error(.unknownBase(unit: base.name, quantity: name), at: base.offset)
    }
    for entry in category.units where !entry.isBase {
      let relation = try TableRelation(entry, in: source)
      if let known = known(entry, reference, relation) {
        if !known.isSame {
          warnings.append(
            source.warning(known.difference(entry, from: reference), at: entry.factorOffset))
        }
        continue
      }
      let unit = CustomUnit(
        name: entry.name, symbol: entry.symbol, reference: reference.identifier,
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

  /// The unit of the reference's quantity that an entry names, if there is one: of several with that name
  /// the one with the entry's factor, else the default.
  ///
  /// A unit of another name but the same symbol is the same only if the factor is.
  private func known(
    _ entry: CategoryTable.Entry, _ reference: MeasureUnit, _ relation: TableRelation
  ) -> KnownUnit? {
    let named = catalog.units(named: entry.name, in: reference.quantity)
    let marked = catalog.units(named: entry.symbol, in: reference.quantity)
    if let unit = (named + marked).first(where: { relation.holds(from: $0, to: reference) }) {
      return KnownUnit(unit: unit, isSame: true)
    }
    return named.first.map { KnownUnit(unit: $0, isSame: false) }
  }
}

extension Catalog {
  /// The unit of a quantity that an entry names; of several with that name the one with its symbol.
  fileprivate func unit(
    named entry: CategoryTable.Entry, in quantity: Quantity
  ) -> MeasureUnit? {
    let named = units(named: entry.name, in: quantity.identifier)
    let marked = units(named: entry.symbol, in: quantity.identifier)
    return named.first(where: marked.contains) ?? named.first ?? marked.first
  }
}

/// A unit of the catalog that bears an entry's name.
private struct KnownUnit {
  var unit: MeasureUnit
  var isSame: Bool

  /// What a table has otherwise than the catalog: `1609.34 differs from mile = 1609.344 meter`.
  func difference(
    _ entry: CategoryTable.Entry, from reference: MeasureUnit
  ) -> RegistryWarning.Problem {
    let addend = entry.addend == "0" ? "" : " with offset \(Printable.excerpt(entry.addend))"
    let value =
      switch unit.conversionMap(to: reference) {
      case .linear(let ratio): "\(ratio.definitionText) \(reference.identifier)"
      case .affine(let map):
        "(x · \(map.scale.definitionText) + \(map.offset.definitionText)) \(reference.identifier)"
      default: unit.definition
      }
    return .differs(
      written: Printable.excerpt(entry.factor) + addend, unit: unit.identifier, value: value,
      source: unit.source)
  }
}
