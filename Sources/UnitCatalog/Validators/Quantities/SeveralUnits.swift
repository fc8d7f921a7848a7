/// The rule that a quantity has at least two units, because a single unit has no conversion.
package enum SeveralUnits {
  package static func problems(in catalog: Catalog) -> [CatalogProblem] {
    catalog.quantities.filter { $0.units.count < 2 }
      .map { .loneUnit(quantity: $0.identifier) }
  }
}
