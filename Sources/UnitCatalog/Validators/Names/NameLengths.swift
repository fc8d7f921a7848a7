/// The rule that every spelling has a length that look-up accepts.
package enum NameLengths {
  package static func problems(in catalog: Catalog) -> [CatalogProblem] {
    var problems: [CatalogProblem] = []
    for unit in catalog.units {
      for name in unit.exactSpellings + unit.insensitiveSpellings {
        let length = NameFolding.key(name).utf8.count
        if !(1...NameFolding.keyLimit).contains(length) {
          problems.append(.nameLength(unit: unit.identifier, name: name))
        }
      }
    }
    return problems
  }
}
