/// No two quantities name the same picture, so that a list of pictures tells them apart.
///
/// Custom quantities share the neutral one that they get unless they name another.
package enum DistinctIcons {
  package static func problems(in catalog: Catalog) -> [CatalogProblem] {
    var order: [String] = []
    var bearers: [String: [String]] = [:]
    for quantity in catalog.quantities
    where !quantity.iconName.isEmpty && quantity.iconName != CustomQuantity.neutralIcon {
      if bearers[quantity.iconName] == nil { order.append(quantity.iconName) }
      bearers[quantity.iconName, default: []].append(quantity.identifier)
    }
    return order.compactMap { icon in
      guard let quantities = bearers[icon], quantities.count > 1 else { return nil }
      return .repeatedIcon(icon, quantities: quantities)
    }
  }
}
