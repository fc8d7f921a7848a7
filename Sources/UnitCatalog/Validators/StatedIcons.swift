/// Every quantity names the picture that user interfaces show for it.
package enum StatedIcons {
  package static func problems(in catalog: Catalog) -> [CatalogProblem] {
    catalog.quantities.filter { $0.iconName.isEmpty }
      .map { .missingIcon(quantity: $0.identifier) }
  }
}
