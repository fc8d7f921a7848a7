#if SeededFaults
import DecimalArithmetic
import UnitCatalog

extension UserUnit {
  /// Returns the unit without the aliases or the reference that an active fault forgets.
  func faulty(in additions: CustomAdditions) -> UserUnit {
    var unit = self
    if SeededFault.clashForgetsAliases.isActive { unit.aliases = [] }
    if SeededFault.clashForgetsReferences.isActive, additions.quantity(ofUnit: reference) == nil,
      let base = Catalog.standard.quantity(category)?.baseUnit
    {
      unit.reference = base.identifier
    }
    return unit
  }
}

extension UserCategory {
  /// Whether the check of the form ends at the first problem.
  static var checkEndsEarly: Bool { SeededFault.categoryCheckEndsEarly.isActive }
}

extension UsableRows {
  /// Whether the catalog leaves out all units behind a refused unit.
  static var stopsAtClash: Bool { SeededFault.catalogKeepsRefusedUnits.isActive }
}
#endif
