import DecimalArithmetic

/// A unit whose identifier is put together of others is what these say: a kilowatt 1000 watt, a
/// pound-per-square-inch a pound by the square of the inch.
package enum MeaningfulNames {
  package static func problems(in catalog: Catalog) -> [CatalogProblem] {
    var problems: [CatalogProblem] = []
    for unit in catalog.units where unit.model == .linear || unit.model == .reciprocal {
      guard let name = SpelledOutName(unit, in: catalog) else { continue }
      if unit.scale != name.value.scale || unit.irrationalFactor != name.value.irrationalFactor
        || !unit.offset.isZero
      {
        problems.append(.unlikeItsName(unit: unit.identifier, name: name.text))
      }
    }
    return problems
  }
}
