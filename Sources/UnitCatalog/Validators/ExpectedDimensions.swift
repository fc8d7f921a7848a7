/// Every definition has the dimension of its quantity.
package enum ExpectedDimensions {
  package static func problems(in catalog: Catalog) -> [CatalogProblem] {
    var problems: [CatalogProblem] = []
    for quantity in catalog.quantities {
      for unit in quantity.units where unit.dimension != quantity.dimension {
        problems.append(
          .wrongDimension(
            unit: unit.identifier, unit.dimension, expected: quantity.dimension))
      }
    }
    return problems
  }
}
