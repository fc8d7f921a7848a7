import DecimalArithmetic
import UnitCatalog

/// Turns a table of categories into custom units and quantities of a catalog.
///
/// A unit that the catalog has by that name stays as the catalog defines it; a factor that differs from
/// the catalog's is a warning, because tables like these carry 1609.34 for the mile.
struct CategoryImport {
  private var catalog: Catalog
  private let source: RegistrySource
  private var added: [CustomUnit] = []
  private var warnings: [RegistryWarning] = []
  private var offsets: [String: Int] = [:]

  init(onto catalog: Catalog, _ source: RegistrySource) {
    self.catalog = catalog
    self.source = source
  }

  mutating func run(_ table: CategoryTable) throws(RegistryError) -> RegistryReading {
    for category in table.categories { try add(category) }
    do throws(CustomUnitError) { catalog = try catalog.adding(added) } catch {
      throw source.error(.customUnit(error), at: offsets[error.unit] ?? 0)
    }
    return RegistryReading(catalog: catalog, warnings: warnings)
  }

  private mutating func add(_ category: CategoryTable.Category) throws(RegistryError) {
    let bases = category.units.filter(\.isBase)
    guard bases.count == 1, let base = bases.first else {
      throw source.error(
        .baseUnits(category: category.name, count: bases.count), at: category.offset)
    }
    let one = try relation(of: base)
    guard one.factor == .one, one.addend.isZero else {
      throw source.error(.baseNotOne(unit: base.name), at: base.offset)
    }
    let reference: MeasureUnit?
    var identifier = ""
    if let quantity = quantity(of: category, base) {
      reference = catalog.unit(named: base, in: quantity)
      guard let reference else {
        throw source.error(.unknownBase(unit: base.name, quantity: quantity.name), at: base.offset)
      }
      identifier = reference.identifier
    } else {
      reference = nil
      identifier = try addQuantity(category, base)
    }
    for entry in category.units where !entry.isBase {
      let relation = try relation(of: entry)
      if let reference, let known = known(entry, reference, relation) {
        if !known.isSame {
          warnings.append(
            source.warning(known.difference(entry, from: reference), at: entry.offset))
        }
        continue
      }
      let unit = CustomUnit(
        name: entry.name, symbol: entry.symbol, reference: identifier, factor: entry.factor,
        offset: entry.addend, offsetOrder: .beforeFactor, source: "Imported from a table",
        note: entry.note)
      offsets[unit.label] = entry.offset
      warnings += NoisyNumber.warnings(unit, source, at: entry.offset)
      added.append(unit)
    }
  }

  /// The quantity that the category names, or else the one whose unit its base unit is.
  private mutating func quantity(
    of category: CategoryTable.Category, _ base: CategoryTable.Entry
  ) -> Quantity? {
    let name = category.name.lowercased()
    if let quantity = catalog.quantities.first(where: {
      $0.name.lowercased() == name || $0.identifier == name
    }) {
      return quantity
    }
    let named = catalog.units(named: base.name, in: nil)
    guard named.count == 1, let unit = named.first,
      ([unit.symbol] + unit.record.symbolVariants).contains(base.symbol),
      let quantity = catalog.quantity(unit.quantity)
    else { return nil }
    warnings.append(
      source.warning(
        .categoryTaken(category: category.name, quantity: quantity.identifier),
        at: category.offset))
    return quantity
  }

  private mutating func addQuantity(
    _ category: CategoryTable.Category, _ base: CategoryTable.Entry
  ) throws(RegistryError) -> String {
    let custom = CustomQuantity(
      name: category.name, baseName: base.name, baseSymbol: base.symbol)
    do throws(CustomUnitError) { catalog = try catalog.adding(custom) } catch {
      throw source.error(.customUnit(error), at: base.offset)
    }
    return catalog.quantities.last?.baseUnit.identifier ?? ""
  }

  private func relation(of entry: CategoryTable.Entry) throws(RegistryError) -> TableRelation {
    let name = Printable.excerpt(entry.name)
    func number(_ text: String, _ field: String) throws(RegistryError) -> ExactRatio {
      do throws(DefinitionProblem) { return try ExactNumber(text).value } catch {
        let excerpt = Printable.excerpt(text)
        let problem: CustomUnitError.Problem =
          error == .doesNotFit
          ? .doesNotFit(field: field, text: excerpt) : .notANumber(field: field, text: excerpt)
        throw source.error(
          .customUnit(CustomUnitError(unit: name, problem)), at: entry.offset)
      }
    }
    let factor = try number(entry.factor, "factor")
    if factor.isZero {
      throw source.error(.customUnit(CustomUnitError(unit: name, .zeroFactor)), at: entry.offset)
    }
    return TableRelation(factor: factor, addend: try number(entry.addend, "offset"))
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

/// base = (x + addend) · factor.
private struct TableRelation {
  var factor: ExactRatio
  var addend: ExactRatio

  /// Whether it is exactly the map between two units.
  func holds(from unit: MeasureUnit, to reference: MeasureUnit) -> Bool {
    switch unit.conversionMap(to: reference) {
    case .linear(let ratio): factor == ratio && addend.isZero
    case .affine(let map): factor == map.scale && addend.multiplied(by: factor) == map.offset
    default: false
    }
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
