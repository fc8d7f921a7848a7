/// A check that look-up resolves each spelling of an added unit to the unit, and that no spelling
/// hides another unit of the quantity.
///
/// A spelling of a unit of another quantity is no conflict: look-up then offers both units.
package struct NameConflicts: Sendable {
  private let catalog: Catalog
  private let plain: NameIndex
  /// The units added after the initialisation, by their spellings.
  private var added = AddedSpellings()
  /// The positions of units by their names, which are folded but keep their letter case.
  private var written: [String: [Int]] = [:]
  /// The folded names of choices.
  private var exactChoices: Set<String> = []
  private var insensitiveChoices: Set<String> = []

  /// Creates the check for a catalog.
  ///
  /// The catalog may already contain the units to check.
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

  /// Adds a unit that the catalog does not have, for the checks of the units that are added after
  /// it.
  mutating func insert(_ unit: MeasureUnit) { added.insert(unit) }

  /// Returns the first problem of a unit's spellings; `nil` if there is no problem.
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
      // Look-up tries symbols first: a symbol that equals another unit's name would hide the name.
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
      // Look-up tries symbols first: a name that equals another unit's symbol would not be found.
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

  /// Whether the text is a spelling of the built-in unit with the same identifier, such as the
  /// inch's `in`.
  ///
  /// A registry may repeat a built-in unit.
  private func isBuiltIn(_ text: String, _ unit: MeasureUnit) -> Bool {
    guard let own = Catalog.standard.unit(unit.identifier) else { return false }
    return own.exactSpellings.contains(text) || own.insensitiveSpellings.contains(text)
  }

  /// Whether the text is the plural derived from the name with an s, not chosen by the user: `as`
  /// for a unit `a`.
  private func isRegularPlural(_ text: String, of unit: MeasureUnit) -> Bool {
    text == unit.pluralName && text == unit.name + "s"
  }

  private func units(_ positions: [Int]?) -> [MeasureUnit] {
    (positions ?? []).map { catalog.units[$0] }
  }

  /// Returns the problem of one spelling.
  ///
  /// `bearers` are the units with the spelling. `offered` are the positions that look-up returns
  /// for the spelling.
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

/// The added units, by their folded spellings.
private struct AddedSpellings {
  /// The units by identifier and symbol.
  private(set) var exact = BearersByKey()
  /// The units by name, plural and alias, with letter case.
  private(set) var written = BearersByKey()
  /// The units by name, plural and alias, without letter case.
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
