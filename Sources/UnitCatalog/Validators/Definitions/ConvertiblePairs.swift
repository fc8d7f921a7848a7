import DecimalArithmetic

/// The rule that every unit converts to every other unit of its quantity, with ratios and offsets
/// of at most 128 bits.
package enum ConvertiblePairs {
  package static func problems(in catalog: Catalog) -> [CatalogProblem] {
    var problems: [CatalogProblem] = []
    for quantity in catalog.quantities {
      for from in quantity.units {
        for to in quantity.units where from.conversionMap(to: to) == nil {
          problems.append(.pairDoesNotFit(from: from.identifier, to: to.identifier))
        }
      }
    }
    return problems
  }
}
