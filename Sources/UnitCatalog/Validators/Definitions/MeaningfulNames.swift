import DecimalArithmetic

/// The rule that a unit with a compound identifier has the value of its parts: a kilowatt is 1000
/// watt, a pound-per-square-inch is a pound divided by the square of an inch.
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
