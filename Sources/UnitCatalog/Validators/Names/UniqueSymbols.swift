/// The rule that no two units of a quantity share a symbol.
package enum UniqueSymbols {
  package static func problems(in catalog: Catalog) -> [CatalogProblem] {
    var problems: [CatalogProblem] = []
    for quantity in catalog.quantities {
      var order: [String] = []
      var bearers: [String: [String]] = [:]
      for unit in quantity.units {
        let key = NameFolding.key(unit.symbol)
        if bearers[key] == nil { order.append(key) }
        bearers[key, default: []].append(unit.identifier)
      }
      for key in order {
        if let units = bearers[key], units.count > 1 {
          problems.append(.repeatedSymbol(key, units: units))
        }
      }
    }
    return problems
  }
}
