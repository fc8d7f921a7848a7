import UnitCatalog

/// The records of a catalog and of a file, merged.
///
/// New records are added, and equal records stay unchanged. A record that differs from the
/// catalog's record is refused.
struct RegistryOverlay {
  private(set) var records: [QuantityRecord]
  /// The identifiers of the new units.
  private(set) var added: [String] = []
  /// Whether the file changes the catalog's records.
  private(set) var isChanged = false
  private let catalog: Catalog
  private let source: RegistrySource

  init(_ content: RegistryContent, onto catalog: Catalog, in source: RegistrySource) {
    records = catalog.records
    self.catalog = catalog
    self.source = source
    for quantity in content.quantities {
      guard let position = position(of: quantity) else { return }
      addUnits(of: quantity, to: position, content.unitOffsets)
      addGroups(of: quantity, to: position)
    }
    // Choices may name units of any quantity, so they are added after all units.
    for quantity in content.quantities { addChoices(of: quantity) }
  }

  /// Returns the index of the quantity's record, and appends the record if it is new.
  ///
  /// - Returns: `nil` if the quantity was refused.
  private mutating func position(of quantity: RegistryContent.QuantityContent) -> Int? {
    guard let position = records.firstIndex(where: { $0.identifier == quantity.identifier })
    else {
      guard let name = quantity.name, let base = quantity.base, let dimension = quantity.dimension
      else {
        let missing = quantity.name == nil ? "name" : quantity.base == nil ? "base" : "dimension"
        source.refuse(.missingField(missing), at: quantity.offset)
        return nil
      }
      records.append(
        QuantityRecord(
          identifier: quantity.identifier, name: name, description: quantity.description ?? "",
          aliases: quantity.aliases, topics: quantity.topics,
          iconName: quantity.icon ?? "square.on.circle", baseUnit: base, dimension: dimension,
          lowest: quantity.lowest?.value))
      isChanged = true
      return records.count - 1
    }
    if let field = records[position].firstDifference(from: quantity) {
      source.refuse(.redefinition(quantity.identifier, field: field), at: quantity.offset)
      return nil
    }
    records[position].aliases.appendNew(quantity.aliases, &isChanged)
    records[position].topics.appendNew(quantity.topics, &isChanged)
    return position
  }

  private mutating func addUnits(
    of quantity: RegistryContent.QuantityContent, to position: Int, _ offsets: [String: Int]
  ) {
    for unit in quantity.units {
      let offset = offsets[unit.identifier] ?? quantity.offset
      guard let known = catalog.unit(unit.identifier) else {
        records[position].units.append(unit)
        added.append(unit.identifier)
        isChanged = true
        if records[position].units.count > Catalog.unitLimit {
          return source.refuse(.tooMany(field: "units", limit: Catalog.unitLimit), at: offset)
        }
        continue
      }
      let field =
        known.quantity == quantity.identifier
        ? known.record.firstDifference(from: unit) : "quantity"
      if let field {
        return source.refuse(.redefinition(unit.identifier, field: field), at: offset)
      }
    }
  }

  private mutating func addGroups(
    of quantity: RegistryContent.QuantityContent, to position: Int
  ) {
    if quantity.groups.isEmpty { return }
    var units: Set<String> = []
    for unit in records[position].units { units.insert(unit.identifier) }
    for group in quantity.groups {
      for unit in group.units where !units.contains(unit) {
        let error = CatalogError(
          text: quantity.identifier, .unknownUnit(unit, in: "group \(group.name)"))
        return source.refuse(.catalog(error), at: quantity.offset)
      }
      guard
        let known = records[position].groups.firstIndex(where: { $0.name == group.name })
      else {
        records[position].groups.append(group)
        isChanged = true
        continue
      }
      records[position].groups[known].aliases.appendNew(group.aliases, &isChanged)
      records[position].groups[known].units.appendNew(group.units, &isChanged)
    }
  }

  /// Adds choices.
  ///
  /// A choice with the name of an earlier choice replaces the earlier choice for this name. The new
  /// choice must offer all units of the earlier choice.
  private mutating func addChoices(of quantity: RegistryContent.QuantityContent) {
    for choice in quantity.choices {
      if records.contains(where: { $0.choices.contains { choice.isSame(as: $0) } }) { continue }
      for index in records.indices {
        records[index].choices = remaining(records[index].choices, choice, quantity.offset)
      }
      guard let position = records.firstIndex(where: { $0.identifier == quantity.identifier })
      else { continue }
      records[position].choices.append(choice)
      isChanged = true
    }
  }

  /// Returns `choices` without the names of the choice `new`.
  ///
  /// The method refuses `new` if it omits a unit of a choice that shares a name with it.
  private func remaining(
    _ choices: [NameChoice], _ new: NameChoice, _ offset: Int
  ) -> [NameChoice] {
    var remaining: [NameChoice] = []
    for choice in choices {
      guard let name = choice.names.first(where: new.names.contains) else {
        remaining.append(choice)
        continue
      }
      let hidden = choice.units.filter { !new.units.contains($0) }
      if !hidden.isEmpty { source.refuse(.choiceOmits(name: name, units: hidden), at: offset) }
      let names = choice.names.filter { !new.names.contains($0) }
      if !names.isEmpty { remaining.append(NameChoice(names: names, units: choice.units)) }
    }
    return remaining
  }
}

extension NameChoice {
  fileprivate func isSame(as other: NameChoice) -> Bool {
    names == other.names && units == other.units
  }
}

extension [String] {
  /// Appends the texts that the array lacks, and sets `isChanged` if it appends a text.
  fileprivate mutating func appendNew(_ texts: [String], _ isChanged: inout Bool) {
    if texts.isEmpty { return }
    let present = Set(self)
    for text in texts where !present.contains(text) {
      append(text)
      isChanged = true
    }
  }
}

extension QuantityRecord {
  /// Returns the first field for which a file states another value; `nil` if all stated fields
  /// agree.
  fileprivate func firstDifference(from other: RegistryContent.QuantityContent) -> String? {
    let own = [name, description, iconName, baseUnit]
    let others = [other.name, other.description, other.icon, other.base]
    for index in own.indices {
      if let stated = others[index], stated != own[index] {
        return ("name description icon base" as StaticString).words[index]
      }
    }
    if let dimension = other.dimension, dimension != self.dimension { return "dimension" }
    if let lowest = other.lowest, lowest.value != self.lowest { return "lowest" }
    return nil
  }
}

extension UnitRecord {
  /// Returns the first field in which another record differs; `nil` if the records are equal.
  fileprivate func firstDifference(from other: UnitRecord) -> String? {
    let (own, others) = (texts, other.texts)
    for index in own.indices where own[index] != others[index] {
      let fields: StaticString = """
        definition symbol symbolVariants name plural aliases systems source kind note
        """
      return fields.words[index]
    }
    return nil
  }

  /// The fields as texts.
  ///
  /// Line feeds join the parts of a list, because no part contains a line feed.
  private var texts: [String] {
    [
      definition, symbol, symbolVariants.joined(separator: "\n"), name, pluralName,
      aliases.joined(separator: "\n"), systems.map { $0.rawValue }.joined(separator: "\n"), source,
      kind.rawValue, note.map { "\n" + $0 } ?? "",
    ]
  }
}
