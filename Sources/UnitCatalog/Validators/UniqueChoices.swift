/// A name is declared a choice once: of two declarations look-up would know only the later.
package enum UniqueChoices {
  package static func problems(in catalog: Catalog) -> [CatalogProblem] {
    var owners: [String: Int] = [:]
    var problems: [CatalogProblem] = []
    for (index, choice) in catalog.choices.enumerated() {
      for name in choice.names {
        let key = NameFolding.key(name)
        let found = NameChoice.ignoresCase(name) ? NameFolding.insensitiveKey(key) : key
        if owners.updateValue(index, forKey: found).map({ $0 != index }) == true {
          problems.append(.repeatedChoice(name))
        }
      }
    }
    return problems
  }
}
