/// The rule that every unit states its measurement systems, each once.
package enum StatedSystems {
  package static func problems(in catalog: Catalog) -> [CatalogProblem] {
    catalog.units.filter { $0.systems.isEmpty || Set($0.systems).count < $0.systems.count }
      .map { .systemsNotStatedOnce(unit: $0.identifier) }
  }
}
