/// The rule that no two quantities have the same icon, so that icons identify quantities in a list.
///
/// Custom quantities without an icon of their own share the neutral icon.
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
