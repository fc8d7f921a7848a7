import DecimalArithmetic
import UnitCatalog

/// The relation of a table's entry to the units that the quantity already has.
///
/// The entry is compared with the catalog's unit of the entry's name or, if no unit has the name,
/// of the entry's symbol. The catalog's unit stays unchanged.
enum EntryReading {
  /// An entry whose name and symbol are both new to the quantity.
  case new
  /// An entry with the factor and offset of the catalog's unit.
  case same
  /// An entry with another factor or offset than the catalog's unit.
  case different(RegistryWarning.Problem)

  init(
    _ entry: CategoryTable.Entry, _ relation: TableRelation, to reference: MeasureUnit,
    in catalog: Catalog
  ) {
    let named = catalog.unitsNamed(by: entry, in: reference.quantity)
    let marked = catalog.units(named: entry.symbol, in: reference.quantity)
    guard let unit = named.first ?? marked.first else {
      self = .new
      return
    }
    let meant = (named + marked).first { relation.holds(from: $0, to: reference) }
    if meant == unit || (named.isEmpty && meant != nil) {
      self = .same
      return
    }
    let addend = entry.addend == "0" ? "" : " with offset \(Printable.excerpt(entry.addend))"
    let written = Printable.excerpt(entry.factor) + addend
    let value = unit.size(in: reference)
    if named.isEmpty {
      self = .different(
        .symbolTaken(
          name: Printable.excerpt(entry.name), symbol: Printable.excerpt(entry.symbol),
          written: written, unit: unit.identifier, value: value))
    } else if let meant {
      self = .different(
        .anotherIsMeant(
          name: Printable.excerpt(entry.name), written: written, meant: meant.identifier,
          unit: unit.identifier, value: value))
    } else {
      self = .different(
        .differs(written: written, unit: unit.identifier, value: value, source: unit.source))
    }
  }
}

extension Catalog {
  /// Returns the units of a quantity for an entry's name, the default first.
  ///
  /// If no unit has the name, the result is the unit whose identifier is derived from the name.
  fileprivate func unitsNamed(
    by entry: CategoryTable.Entry, in quantity: String
  ) -> [MeasureUnit] {
    let named = units(named: entry.name, in: quantity)
    guard named.isEmpty, let unit = Identifier.derived(from: entry.name).flatMap({ self.unit($0) }),
      unit.quantity == quantity
    else { return named }
    return [unit]
  }
}

extension MeasureUnit {
  /// Returns the size of the unit in another unit: `1609.344 meter`.
  fileprivate func size(in reference: MeasureUnit) -> String {
    switch conversionMap(to: reference) {
    case .linear(let ratio): "\(ratio.definitionText) \(reference.identifier)"
    case .affine(let map):
      "(x · \(map.scale.definitionText) + \(map.offset.definitionText)) \(reference.identifier)"
    default: definition
    }
  }
}
