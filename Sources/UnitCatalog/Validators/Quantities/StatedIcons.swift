/// The rule that every quantity names a picture for user interfaces.
package enum StatedIcons {
  package static func problems(in catalog: Catalog) -> [CatalogProblem] {
    catalog.quantities.filter { $0.iconName.isEmpty }
      .map { .missingIcon(quantity: $0.identifier) }
  }
}
