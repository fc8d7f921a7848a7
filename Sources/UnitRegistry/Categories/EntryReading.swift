import DecimalArithmetic
import UnitCatalog

/// What an entry of a table is to the units that its quantity has already.
///
/// The catalog's unit of the entry's name stays as it is, or without one that of its symbol; the entry's
/// factor is only compared with it.
enum EntryReading {
  /// A unit of which the quantity has neither name nor symbol.
  case new
  /// The catalog's unit, with its factor.
  case same
  /// The catalog's unit, with another factor.
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
  /// The units of a quantity that an entry's name stands for, the default first.
  ///
  /// A unit whose identifier would follow from the name is one, though the name is spelt otherwise.
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
  /// What one is in another unit: `1609.344 meter`.
  fileprivate func size(in reference: MeasureUnit) -> String {
    switch conversionMap(to: reference) {
    case .linear(let ratio): "\(ratio.definitionText) \(reference.identifier)"
    case .affine(let map):
      "(x · \(map.scale.definitionText) + \(map.offset.definitionText)) \(reference.identifier)"
    default: definition
    }
  }
}
