/// A quantity's base unit is no level and no reciprocal.
///
/// Formulas of units lead to the base unit, so it must itself measure the quantity in proportion.
package enum LinearBaseUnits {
  package static func problems(in catalog: Catalog) -> [CatalogProblem] {
    catalog.quantities.map { $0.baseUnit }
      .filter { $0.model != .linear }
      .map { .baseUnitNotLinear(unit: $0.identifier) }
  }
}
