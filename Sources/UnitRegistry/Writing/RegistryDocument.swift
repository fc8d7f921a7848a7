import UnitCatalog

/// The registry as it is encoded; the names of its properties are the fields of the format.
struct RegistryDocument: Encodable {
  var format = RegistryFormat.name
  var version = RegistryFormat.version
  var quantities: [QuantityEntry]

  struct QuantityEntry: Encodable {
    var identifier: String
    var name: String
    var description: String?
    var aliases: [String]
    var topics: [String]
    var icon: String
    var base: String
    var dimension: String
    /// The lowest value there is, in the base unit, as an exact number: 0 for temperatures.
    var lowest: String?
    var groups: [GroupEntry]
    var choices: [ChoiceEntry]
    var units: [UnitEntry]
  }

  struct GroupEntry: Encodable {
    var name: String
    var aliases: [String]
    var units: [String]
  }

  struct ChoiceEntry: Encodable {
    var names: [String]
    var units: [String]
  }

  struct UnitEntry: Encodable {
    var identifier: String
    var symbol: String
    var symbolVariants: [String]
    var name: String
    var plural: String
    var aliases: [String]
    var systems: [String]
    var definition: String
    var source: String
    var kind: String
    var note: String?
    var model: String
    var scale: ScaleEntry
    var offset: FractionEntry?
  }

  struct ScaleEntry: Encodable {
    var numerator: String
    var denominator: String
    var piPower: Int
    var lnTenPower: Int
  }

  struct FractionEntry: Encodable {
    var numerator: String
    var denominator: String
  }
}

extension RegistryDocument {
  /// The chosen units of a catalog with what names them alone.
  ///
  /// A choice of which a unit is left out would hide that unit when it is read back, so it goes too.
  init(_ catalog: Catalog, where isIncluded: (MeasureUnit) -> Bool) {
    let included = Set(catalog.units.filter(isIncluded).map(\.identifier))
    quantities = []
    for (record, quantity) in zip(catalog.records, catalog.quantities) {
      let units = zip(record.units, quantity.units).filter { included.contains($0.0.identifier) }
      if units.isEmpty { continue }
      quantities.append(
        QuantityEntry(
          identifier: record.identifier, name: record.name,
          description: record.description.isEmpty ? nil : record.description,
          aliases: record.aliases, topics: record.topics, icon: record.iconName,
          base: record.baseUnit, dimension: record.dimension.description,
          lowest: record.lowest.map(\.definitionText),
          groups: record.groups.compactMap { group in
            let units = group.units.filter(included.contains)
            return units.isEmpty && !group.units.isEmpty
              ? nil : GroupEntry(name: group.name, aliases: group.aliases, units: units)
          },
          choices: record.choices.filter { $0.units.allSatisfy(included.contains) }
            .map { ChoiceEntry(names: $0.names, units: $0.units) },
          units: units.map { UnitEntry($0.0, DerivedFields($0.1)) }))
    }
  }
}

extension RegistryDocument.UnitEntry {
  init(_ record: UnitRecord, _ derived: DerivedFields) {
    self.init(
      identifier: record.identifier, symbol: record.symbol, symbolVariants: record.symbolVariants,
      name: record.name, plural: record.pluralName, aliases: record.aliases,
      systems: record.systems.map(\.rawValue), definition: record.definition,
      source: record.source, kind: record.kind.rawValue, note: record.note, model: derived.model,
      scale: RegistryDocument.ScaleEntry(
        numerator: derived.scale.numerator, denominator: derived.scale.denominator,
        piPower: derived.piPower, lnTenPower: derived.lnTenPower),
      offset: derived.offset.map {
        RegistryDocument.FractionEntry(numerator: $0.numerator, denominator: $0.denominator)
      })
  }
}
