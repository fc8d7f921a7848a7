/// The rule that a spelling of several units is declared as a choice of all units with the
/// spelling.
package enum UnambiguousNames {
  package static func problems(in catalog: Catalog) -> [CatalogProblem] {
    let plain = NameIndex(catalog.units)
    let choices = catalog.choices
    var problems: Set<CatalogProblem> = []
    for unit in catalog.units {
      for name in unit.exactSpellings {
        let key = NameFolding.key(name)
        check(key, plain.exact[key], catalog.names.exact[key])
      }
      for name in unit.insensitiveSpellings {
        let key = NameFolding.key(name)
        let insensitiveKey = NameFolding.insensitiveKey(key)
        let found = plain.insensitive[insensitiveKey] ?? []
        check(insensitiveKey, found, catalog.names.insensitive[insensitiveKey])
        // Look-up tries symbols first: a name that equals another unit's symbol would not be found.
        let symbols = plain.exact[key] ?? []
        if !symbols.isEmpty {
          check(key, symbols + found.filter { !symbols.contains($0) }, catalog.names.exact[key])
        }
      }
    }
    return problems.sorted { $0.description < $1.description }

    func check(_ name: String, _ bearers: [Int]?, _ offered: [Int]?) {
      guard let bearers, bearers.count > 1 || bearers != offered else { return }
      let declared = choices.contains { choice in
        choice.names.contains {
          NameChoice.exactKeys($0).contains(name) || NameChoice.insensitiveKey($0) == name
        }
      }
      if !declared {
        let units = bearers.map { catalog.units[$0].identifier }
        problems.insert(.undeclaredAmbiguity(name, units: units))
        return
      }
      for position in bearers where offered?.contains(position) != true {
        problems.insert(.choiceOmits(unit: catalog.units[position].identifier, name: name))
      }
    }
  }
}
