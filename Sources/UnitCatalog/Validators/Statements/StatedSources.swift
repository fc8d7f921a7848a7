/// The rule that every unit names the law, standard or custom of its definition.
package enum StatedSources {
  package static func problems(in catalog: Catalog) -> [CatalogProblem] {
    catalog.units.filter { $0.source.isEmpty }
      .map { .missingSource(unit: $0.identifier) }
  }
}
