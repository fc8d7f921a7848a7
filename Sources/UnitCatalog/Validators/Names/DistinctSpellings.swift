/// The rule that the symbol variants and aliases of a unit are distinct when folded.
///
/// Required spellings may be equal: identifier, symbol and name, or name and plural.
package enum DistinctSpellings {
  package static func problems(in catalog: Catalog) -> [CatalogProblem] {
    var problems: [CatalogProblem] = []
    for unit in catalog.units {
      var symbols: Set = [NameFolding.key(unit.symbol)]
      for symbol in unit.record.symbolVariants {
        if !symbols.insert(NameFolding.key(symbol)).inserted {
          problems.append(.repeatedSpelling(unit: unit.identifier, spelling: symbol))
        }
      }
      var names: Set = [insensitive(unit.name), insensitive(unit.pluralName)]
      for alias in unit.aliases where !names.insert(insensitive(alias)).inserted {
        problems.append(.repeatedSpelling(unit: unit.identifier, spelling: alias))
      }
    }
    return problems
  }

  private static func insensitive(_ name: String) -> String {
    NameFolding.insensitiveKey(NameFolding.key(name))
  }
}
