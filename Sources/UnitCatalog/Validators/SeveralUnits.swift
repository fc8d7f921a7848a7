/// A quantity has two units at least: with one there is nothing to convert.
package enum SeveralUnits {
  package static func problems(in catalog: Catalog) -> [CatalogProblem] {
    catalog.quantities.filter { $0.units.count < 2 }
      .map { .loneUnit(quantity: $0.identifier) }
  }
}
