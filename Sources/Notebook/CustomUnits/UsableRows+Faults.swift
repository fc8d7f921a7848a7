#if SeededFaults
import DecimalArithmetic
import UnitCatalog

extension UserUnit {
  /// Returns the unit without the aliases or the reference that an active fault forgets; `nil`
  /// without such a fault.
  fileprivate func faulty(in additions: CustomAdditions) -> UserUnit? {
    var unit = self
    if SeededFault.clashForgetsAliases.isActive {
      unit.aliases = []
      return unit
    }
    guard SeededFault.clashForgetsReferences.isActive, additions.quantity(ofUnit: reference) == nil,
      let base = Catalog.standard.quantity(category)?.baseUnit
    else { return nil }
    unit.reference = base.identifier
    return unit
  }
}

extension UserCategory {
  /// Whether the check of the form ends at the first problem.
  static var checkEndsEarly: Bool { SeededFault.categoryCheckEndsEarly.isActive }
}

extension UsableRows {
  /// Leaves out a unit behind a refused unit, or adds the unit without its aliases or its
  /// reference; returns whether a fault is active.
  mutating func addFaulty(
    _ unit: UserUnit, in additions: CustomAdditions, _ step: ReferenceOrder.Step,
    _ problems: inout [UserUnitProblem?], _ early: inout [Int]
  ) -> Bool {
    if SeededFault.catalogKeepsRefusedUnits.isActive,
      let problem = problems.compactMap({ $0 }).first
    {
      problems[step.position] = problem
      return true
    }
    guard let wrong = unit.faulty(in: additions) else { return false }
    problems[step.position] = add(wrong, cycle: step.cycle)
    if problems[step.position]?.field == .reference { early.append(step.position) }
    return true
  }
}
#endif
