/// The rule that no definition of a unit breaks a ``UnitRule``.
package enum SoundDefinitions {
  package static func problems(in catalog: Catalog) -> [CatalogProblem] {
    catalog.quantities.flatMap { quantity in
      quantity.units.compactMap { unit in
        quantity.ruleBroken(by: unit).map { .definition(unit: unit.identifier, $0) }
      }
    }
  }
}
