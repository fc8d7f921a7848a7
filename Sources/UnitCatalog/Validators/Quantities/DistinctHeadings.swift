/// The rule that the headings of a quantity differ.
///
/// Every heading has at least one unit, and lists each unit once.
package enum DistinctHeadings {
  package static func problems(in catalog: Catalog) -> [CatalogProblem] {
    var problems: [CatalogProblem] = []
    for quantity in catalog.quantities {
      var seen: Set<String> = []
      for group in quantity.groups
      where !([group.name] + group.aliases).allSatisfy({ seen.insert($0).inserted })
        || group.units.isEmpty || Set(group.units).count < group.units.count
      {
        problems.append(.headingNotDistinct(group.name, quantity: quantity.identifier))
      }
    }
    return problems
  }
}
