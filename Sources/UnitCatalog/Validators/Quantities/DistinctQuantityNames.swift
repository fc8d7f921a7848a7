/// The rule that a name or alias of a quantity belongs to no other quantity and no heading, and
/// that a topic belongs to several.
package enum DistinctQuantityNames {
  package static func problems(in catalog: Catalog) -> [CatalogProblem] {
    var names = BearerTable()
    var topics = BearerTable()
    var headings = BearerTable()
    for quantity in catalog.quantities {
      let bearer = quantity.identifier
      // The identifier may have the same key as the name of the quantity.
      if QuantityNames.key(bearer) != QuantityNames.key(quantity.name) {
        names.add(bearer, named: bearer)
      }
      for name in [quantity.name] + quantity.aliases { names.add(bearer, named: name) }
      for topic in quantity.topics { topics.add(bearer, named: topic) }
      for group in quantity.groups {
        for heading in QuantityNames.headings(of: group) { headings.add(bearer, named: heading) }
      }
    }
    var problems: [CatalogProblem] = []
    for (name, bearers) in names.rows {
      let others = (topics[name] ?? []) + (headings[name] ?? [])
      if bearers.count + others.count > 1 {
        problems.append(.repeatedQuantityName(name, quantities: bearers + others))
      }
    }
    for (topic, bearers) in topics.rows where bearers.count + (headings[topic]?.count ?? 0) == 1 {
      problems.append(.loneTopic(topic, quantity: bearers[0]))
    }
    return problems
  }
}

/// The bearers of each name by the name's key, in the order of insertion.
private struct BearerTable {
  private(set) var rows: [(name: String, bearers: [String])] = []
  private var places: [[UInt8]: Int] = [:]

  mutating func add(_ bearer: String, named name: String) {
    let key = QuantityNames.key(name)
    if let place = places[key] {
      rows[place].bearers.append(bearer)
    } else {
      places[key] = rows.count
      rows.append((name, [bearer]))
    }
  }

  subscript(name: String) -> [String]? {
    places[QuantityNames.key(name)].map { rows[$0].bearers }
  }
}
