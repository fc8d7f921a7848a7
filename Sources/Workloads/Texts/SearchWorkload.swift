import MeasureText
import UnitCatalog

/// The workload of searching after each keystroke, for every prefix of every name of the catalog.
@usableFromInline package struct SearchWorkload: Sendable {
  /// The restriction of the units that a search may find.
  @usableFromInline package enum Filter: String, CaseIterable, Sendable {
    /// No restriction.
    case none
    /// The quantity of the unit whose name is typed.
    case quantity
    /// The system of units of the United States.
    case system
  }

  /// The content of the field after each keystroke, a prefix of names, with the first unit that has
  /// such a name.
  @usableFromInline package let keys: [(text: String, unit: MeasureUnit)]
  private let search: UnitSearch

  /// Creates the workload with the distinct prefixes of all identifiers, symbols, names, plurals
  /// and aliases.
  @usableFromInline package init(_ search: UnitSearch) {
    self.search = search
    var keys: [(text: String, unit: MeasureUnit)] = []
    var seen: Set<String> = []
    for unit in search.catalog.units {
      for name in [unit.identifier, unit.symbol, unit.name, unit.pluralName] + unit.aliases {
        for end in name.indices {
          let text = String(name[...end])
          if seen.insert(text).inserted { keys.append((text, unit)) }
        }
      }
    }
    self.keys = keys
  }

  /// Returns the filter for the search after a keystroke.
  @usableFromInline package func filter(_ filter: Filter, ofKey index: Int) -> UnitFilter {
    switch filter {
    case .none: UnitFilter()
    case .quantity: UnitFilter(quantity: keys[index].unit.quantity)
    case .system: UnitFilter(system: .us)
    }
  }

  /// Returns the number of units that the search after a keystroke finds, at most 20.
  @usableFromInline package func run(_ index: Int, _ filter: UnitFilter) -> Int {
    search.matches(for: keys[index].text, filter: filter).count
  }

  /// Checks that each identifier finds its unit first, and that all found units pass the filter.
  @usableFromInline package func check() throws(WrongResult) {
    for (index, key) in keys.enumerated() where key.text == key.unit.identifier {
      for filter in Filter.allCases {
        let asked = self.filter(filter, ofKey: index)
        let found = search.matches(for: key.text, filter: asked).map(\.unit)
        let passes = asked.system.map { key.unit.systems.contains($0) } ?? true
        if passes && found.first != key.unit {
          throw WrongResult(
            input: key.text, got: found.first?.identifier ?? "nothing",
            expected: key.unit.identifier)
        }
        let other = found.first { unit in
          asked.quantity.map { unit.quantity != $0 } ?? false
            || asked.system.map { !unit.systems.contains($0) } ?? false
        }
        if let other {
          throw WrongResult(
            input: "\(key.text), filtered", got: other.identifier, expected: "other units")
        }
      }
    }
  }
}
