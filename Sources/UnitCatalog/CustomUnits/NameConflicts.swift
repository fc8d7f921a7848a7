/// Spellings of added units by which look-up would not find them, or no longer another unit of their
/// quantity.
///
/// A spelling shared with another quantity is none: look-up then offers both.
package struct NameConflicts: Sendable {
  private let catalog: Catalog
  private let plain: NameIndex
  /// Units beside those of the catalog, by their spellings.
  private var added = AddedSpellings()
  /// The positions of units by their names as they are written, folded but with their case.
  private var written: [String: [Int]] = [:]
  /// The folded names of choices.
  private var exactChoices: Set<String> = []
  private var insensitiveChoices: Set<String> = []

  /// The conflicts in a catalog, which the units asked for may be part of.
  package init(_ catalog: Catalog) {
    self.catalog = catalog
    plain = NameIndex(catalog.units)
    for (position, unit) in catalog.units.enumerated() {
      for text in unit.insensitiveSpellings {
        written[NameFolding.key(text), default: []].append(position)
      }
    }
    for choice in catalog.choices {
      for name in choice.names {
        exactChoices.formUnion(NameChoice.exactKeys(name))
        if let key = NameChoice.insensitiveKey(name) { insensitiveChoices.insert(key) }
      }
    }
  }

  /// Takes a unit that the catalog has not, with which later ones may be in conflict.
  mutating func insert(_ unit: MeasureUnit) { added.insert(unit) }

  /// The first problem of a unit's spellings.
  package func problem(of unit: MeasureUnit) -> CustomUnitError.Problem? {
    for text in unit.exactSpellings + unit.insensitiveSpellings {
      if !Printable.holds(text) { return .unprintable(text) }
      let key = NameFolding.key(text)
      guard (1...NameFolding.keyLimit).contains(key.utf8.count),
        text.utf8.count <= NameFolding.inputLimit
      else { return .nameLength(Printable.excerpt(text)) }
      if let meaning = ReservedName.meaning(of: key), !isBuiltIn(text, unit),
        !isRegularPlural(text, of: unit)
      {
        return .nameOfSyntax(text, meaning)
      }
    }
    for text in unit.exactSpellings {
      let key = NameFolding.key(text)
      // A symbol written exactly like another unit's name would win over it.
      let bearers =
        units(plain.exact[key]) + units(written[key]) + added.exact[key] + added.written[key]
      if let problem = problem(
        text, unit, bearers, catalog.names.exact[key], exactChoices.contains(key))
      {
        return problem
      }
    }
    for text in unit.insensitiveSpellings {
      let exactKey = NameFolding.key(text)
      let key = NameFolding.insensitiveKey(exactKey)
      // A name written exactly like another unit's symbol would lose to it.
      if let problem = problem(
        text, unit, units(plain.exact[exactKey]) + added.exact[exactKey],
        catalog.names.exact[exactKey], exactChoices.contains(exactKey))
        ?? problem(
          text, unit, units(plain.insensitive[key]) + added.insensitive[key],
          catalog.names.insensitive[key], insensitiveChoices.contains(key))
      {
        return problem
      }
    }
    return nil
  }

  /// Whether it is a spelling of the built-in unit, such as the inch's `in`: a registry may repeat that.
  private func isBuiltIn(_ text: String, _ unit: MeasureUnit) -> Bool {
    guard let own = Catalog.standard.unit(unit.identifier) else { return false }
    return own.exactSpellings.contains(text) || own.insensitiveSpellings.contains(text)
  }

  /// Whether the plural was not chosen: that of a unit `a`.
  private func isRegularPlural(_ text: String, of unit: MeasureUnit) -> Bool {
    text == unit.pluralName && text == unit.name + "s"
  }

  private func units(_ positions: [Int]?) -> [MeasureUnit] {
    (positions ?? []).map { catalog.units[$0] }
  }

  /// The problem of one spelling: `bearers` are the units whose own it is, `offered` the positions of
  /// those that look-up gives for it.
  private func problem(
    _ text: String, _ unit: MeasureUnit, _ bearers: [MeasureUnit], _ offered: [Int]?,
    _ isChoice: Bool
  ) -> CustomUnitError.Problem? {
    if isChoice {
      let units = units(offered).map { $0.identifier }
      return units.contains(unit.identifier) ? nil : .nameOfChoice(text, units: units)
    }
    for other in bearers
    where other.quantity == unit.quantity && other.identifier != unit.identifier {
      return .repeatedName(text, unit: other.identifier)
    }
    return nil
  }
}

/// Units that were added one by one, by their folded spellings.
private struct AddedSpellings {
  /// By identifier and symbol.
  private(set) var exact = BearersByKey()
  /// By name, plural and alias, with their case.
  private(set) var written = BearersByKey()
  /// By name, plural and alias, without case.
  private(set) var insensitive = BearersByKey()

  mutating func insert(_ unit: MeasureUnit) {
    for text in unit.exactSpellings { exact.insert(unit, NameFolding.key(text)) }
    for text in unit.insensitiveSpellings {
      let key = NameFolding.key(text)
      written.insert(unit, key)
      insensitive.insert(unit, NameFolding.insensitiveKey(key))
    }
  }
}

private struct BearersByKey {
  private var units: [String: [MeasureUnit]] = [:]

  subscript(key: String) -> [MeasureUnit] { units[key] ?? [] }

  mutating func insert(_ unit: MeasureUnit, _ key: String) { units[key, default: []].append(unit) }
}
