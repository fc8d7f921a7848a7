import DecimalArithmetic

/// A quantity's base unit has scale 1 and offset 0, so definitions compose across quantities.
package enum CoherentBaseUnits {
  package static func problems(in catalog: Catalog) -> [CatalogProblem] {
    catalog.quantities.map { $0.baseUnit }
      .filter { $0.scale != .one || !$0.irrationalFactor.isOne || !$0.offset.isZero }
      .map { .baseUnitNotCoherent(unit: $0.identifier) }
  }
}
