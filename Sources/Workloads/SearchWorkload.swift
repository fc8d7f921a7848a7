import MeasureText
import UnitCatalog

/// Searching after every key: all beginnings of all names of the catalog.
@usableFromInline package struct SearchWorkload: Sendable {
  /// Which units may be found.
  @usableFromInline package enum Filter: String, CaseIterable, Sendable {
    /// All.
    case none
    /// Those of the quantity of the unit whose name is typed.
    case quantity
    /// Those of the system of the United States.
    case system
  }

  /// What the field holds, and the unit whose name is being typed: the first that has the text.
  @usableFromInline package let keys: [(text: String, unit: MeasureUnit)]
  private let search: UnitSearch

  /// All beginnings of the catalog's identifiers, symbols, names, plurals and aliases, each once.
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

  /// The filter for a key.
  @usableFromInline package func filter(_ filter: Filter, ofKey index: Int) -> UnitFilter {
    switch filter {
    case .none: UnitFilter()
    case .quantity: UnitFilter(quantity: keys[index].unit.quantity)
    case .system: UnitFilter(system: .us)
    }
  }

  /// The number of units that a key finds, at most 20.
  @usableFromInline package func run(_ index: Int, _ filter: UnitFilter) -> Int {
    search.matches(for: keys[index].text, filter: filter).count
  }

  /// Identifiers find their units first, and what a filter lets pass fits it.
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
