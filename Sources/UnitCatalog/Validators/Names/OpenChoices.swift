/// The rule that a choice has at least two units, each once.
///
/// A name of one unit must be an alias instead.
package enum OpenChoices {
  package static func problems(in catalog: Catalog) -> [CatalogProblem] {
    catalog.choices
      .filter { $0.units.count < 2 || Set($0.units).count < $0.units.count }
      .map { .choiceNotOpen(name: $0.names.first ?? "") }
  }
}
