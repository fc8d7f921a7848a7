/// The rule that no two units and no two quantities share an identifier.
package enum UniqueIdentifiers {
  package static func problems(in catalog: Catalog) -> [CatalogProblem] {
    repeated(catalog.quantities.map { $0.identifier })
      + repeated(catalog.units.map { $0.identifier })
  }

  private static func repeated(_ identifiers: [String]) -> [CatalogProblem] {
    var seen: Set<String> = []
    return identifiers.filter { !seen.insert($0).inserted }
      .map { .repeatedIdentifier($0) }
  }
}
