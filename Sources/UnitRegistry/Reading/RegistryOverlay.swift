import UnitCatalog

/// The records of a catalog with those of a file laid over them: what is new is added, what is the same
/// stays, what differs is refused.
struct RegistryOverlay {
  private(set) var records: [QuantityRecord]
  /// The identifiers of the units that are new.
  private(set) var added: [String] = []
  private let catalog: Catalog
  private let source: RegistrySource

  init(
    _ content: RegistryContent, onto catalog: Catalog, in source: RegistrySource
  ) throws(RegistryError) {
    records = catalog.records
    self.catalog = catalog
    self.source = source
    for quantity in content.quantities {
      let position = try position(of: quantity)
      try addUnits(of: quantity, to: position, content.unitOffsets)
      try addGroups(of: quantity, to: position)
    }
    // Choices may name units of any quantity, so they come when all units are there.
    for quantity in content.quantities { try addChoices(of: quantity) }
  }

  /// Where the quantity stands among the records, to which it is added if it is new.
  private mutating func position(
    of quantity: RegistryContent.QuantityContent
  ) throws(RegistryError) -> Int {
    guard let position = records.firstIndex(where: { $0.identifier == quantity.identifier })
    else {
      guard let name = quantity.name, let base = quantity.base, let dimension = quantity.dimension
      else {
        let missing = quantity.name == nil ? "name" : quantity.base == nil ? "base" : "dimension"
        throw source.error(.missingField(missing), at: quantity.offset)
      }
      records.append(
        QuantityRecord(
          identifier: quantity.identifier, name: name, description: quantity.description ?? "",
          aliases: quantity.aliases, topics: quantity.topics,
          iconName: quantity.icon ?? "square.on.circle", baseUnit: base, dimension: dimension,
          lowest: quantity.lowest?.value))
      return records.count - 1
    }
    let record = records[position]
    let differing =
      [
        ("name", quantity.name ?? record.name == record.name),
        ("description", quantity.description ?? record.description == record.description),
        ("icon", quantity.icon ?? record.iconName == record.iconName),
        ("base", quantity.base ?? record.baseUnit == record.baseUnit),
        ("dimension", quantity.dimension ?? record.dimension == record.dimension),
        ("lowest", quantity.lowest?.value ?? record.lowest == record.lowest),
      ].first { !$0.1 }
    if let (field, _) = differing {
      throw source.error(.redefinition(quantity.identifier, field: field), at: quantity.offset)
    }
    records[position].aliases.appendNew(quantity.aliases)
    records[position].topics.appendNew(quantity.topics)
    return position
  }

  private mutating func addUnits(
    of quantity: RegistryContent.QuantityContent, to position: Int, _ offsets: [String: Int]
  ) throws(RegistryError) {
    for unit in quantity.units {
      let offset = offsets[unit.identifier] ?? quantity.offset
      guard let known = catalog.unit(unit.identifier) else {
        records[position].units.append(unit)
        added.append(unit.identifier)
        if records[position].units.count > Catalog.unitLimit {
          throw source.error(.tooMany(field: "units", limit: Catalog.unitLimit), at: offset)
        }
        continue
      }
      let field =
        known.quantity == quantity.identifier
        ? known.record.firstDifference(from: unit) : "quantity"
      if let field {
        throw source.error(.redefinition(unit.identifier, field: field), at: offset)
      }
    }
  }

  private mutating func addGroups(
    of quantity: RegistryContent.QuantityContent, to position: Int
  ) throws(RegistryError) {
    let units = Set(records[position].units.map { $0.identifier })
    for group in quantity.groups {
      if let unknown = group.units.first(where: { !units.contains($0) }) {
        let error = CatalogError(
          text: quantity.identifier, .unknownUnit(unknown, in: "group \(group.name)"))
        throw source.error(.catalog(error), at: quantity.offset)
      }
      guard
        let known = records[position].groups.firstIndex(where: { $0.name == group.name })
      else {
        records[position].groups.append(group)
        continue
      }
      records[position].groups[known].aliases.appendNew(group.aliases)
      records[position].groups[known].units.appendNew(group.units)
    }
  }

  /// Adds choices; one for a name that has a choice already takes its place and may hide none of its units.
  private mutating func addChoices(
    of quantity: RegistryContent.QuantityContent
  ) throws(RegistryError) {
    for choice in quantity.choices {
      if records.contains(where: { $0.choices.contains(choice) }) { continue }
      for index in records.indices {
        for (place, earlier) in records[index].choices.enumerated() {
          guard let name = earlier.names.first(where: choice.names.contains) else { continue }
          let hidden = earlier.units.filter { !choice.units.contains($0) }
          if !hidden.isEmpty {
            throw source.error(.choiceOmits(name: name, units: hidden), at: quantity.offset)
          }
          records[index].choices[place].names.removeAll(where: choice.names.contains)
        }
        records[index].choices.removeAll { $0.names.isEmpty }
      }
      guard let position = records.firstIndex(where: { $0.identifier == quantity.identifier })
      else { continue }
      records[position].choices.append(choice)
    }
  }
}

extension [String] {
  /// Appends those that are not there.
  fileprivate mutating func appendNew(_ texts: [String]) {
    let present = Set(self)
    self += texts.filter { !present.contains($0) }
  }
}

extension UnitRecord {
  /// The first field in which another record of the identifier differs.
  fileprivate func firstDifference(from other: UnitRecord) -> String? {
    [
      ("definition", definition == other.definition), ("symbol", symbol == other.symbol),
      ("symbolVariants", symbolVariants == other.symbolVariants), ("name", name == other.name),
      ("plural", pluralName == other.pluralName), ("aliases", aliases == other.aliases),
      ("systems", systems == other.systems), ("source", source == other.source),
      ("kind", kind == other.kind), ("note", note == other.note),
    ].first { !$0.1 }?.0
  }
}
