import UnitCatalog

/// A catalog to which the custom categories and units of a notebook are added one by one, and the
/// problems of the rows that the catalog refuses.
///
/// Categories are added first, in their order. Units are added in the order of ``ReferenceOrder``,
/// each behind its reference. A unit whose reference is missing is tried again after all units.
struct UsableRows {
  private var additions: CustomAdditions
  /// The categories that the catalog refuses, in their order.
  private(set) var categoryClashes: [UserUnitClash] = []
  /// The units that the catalog refuses, in their order.
  private(set) var unitClashes: [UserUnitClash] = []

  /// Adds the rows of a notebook, except the unit and the category with the given row identifiers.
  init(
    _ content: NotebookContent, in catalog: Catalog, withoutUnit unit: String? = nil,
    withoutCategory category: String? = nil
  ) {
    additions = CustomAdditions(to: catalog)
    for row in content.customCategories where !row.isNamed(category) {
      if let problem = add(row) { categoryClashes.append(UserUnitClash(row, problem)) }
    }
    let units = content.customUnits.filter { !$0.isNamed(unit) }
    var problems: [UserUnitProblem?] = Array(repeating: nil, count: units.count)
    var order = ReferenceOrder(units)
    var early: [Int] = []
    while let step = order.next() {
      #if SeededFaults
      if addFaulty(units[step.position], in: additions, step, &problems, &early) { continue }
      #endif
      problems[step.position] = add(units[step.position], cycle: step.cycle)
      if problems[step.position]?.field == .reference { early.append(step.position) }
    }
    // A missing reference, such as the reference that closed a cycle, exists now if another unit
    // with its identifier was added.
    var count = early.count + 1
    while early.count < count {
      count = early.count
      for position in early where additions.quantity(ofUnit: units[position].reference) != nil {
        problems[position] = add(units[position])
      }
      early.removeAll { problems[$0]?.field != .reference }
    }
    for (unit, problem) in zip(units, problems) {
      if let problem { unitClashes.append(UserUnitClash(unit, problem)) }
    }
  }

  /// The catalog with all added rows.
  var catalog: Catalog { additions.catalog }

  /// Adds a category.
  ///
  /// - Returns: the reason why the catalog refuses the category; `nil` if it was added.
  mutating func add(_ category: UserCategory) -> UserUnitProblem? {
    let identifier = category.identifier
    if additions.hasQuantity(identifier) {
      return UserUnitProblem(.identifier, .repeated(identifier, unit: identifier))
    }
    do throws(CustomUnitError) { try additions.add(category.customQuantity) } catch {
      return UserUnitProblem(error.problem, of: category)
    }
    return nil
  }

  /// Returns the identifier of the base unit of a category; `nil` if the catalog lacks the
  /// category.
  func baseUnit(ofCategory identifier: String) -> String? {
    additions.catalog.quantity(identifier)?.baseUnit.identifier
  }

  /// Returns the problem of a reference that is the identifier of no unit of any category; `nil` if
  /// there is no problem.
  func problem(ofReference identifier: String) -> UserUnitProblem? {
    if !identifier.hasContent || additions.quantity(ofUnit: identifier) != nil { return nil }
    return UserUnitProblem(.reference, .unknown(identifier))
  }

  /// Adds a unit.
  ///
  /// The problem of a missing reference reports `cycle`, the identifiers along the cycle that the
  /// reference of the unit closes.
  ///
  /// - Returns: the reason why the catalog refuses the unit; `nil` if it was added.
  mutating func add(_ unit: UserUnit, cycle: [String]? = nil) -> UserUnitProblem? {
    if !additions.hasQuantity(unit.category) {
      return UserUnitProblem(.category, .unknown(unit.category))
    }
    guard let category = additions.quantity(ofUnit: unit.reference) else {
      return UserUnitProblem(
        .reference, cycle.map { .refused(.cycle($0)) } ?? .unknown(unit.reference))
    }
    if !category.hasBytes(of: unit.category) {
      return UserUnitProblem(.reference, .otherCategory(unit.reference, category: category))
    }
    do throws(CustomUnitError) { try additions.add(unit.customUnit) } catch {
      return UserUnitProblem(error.problem, of: unit)
    }
    return nil
  }
}

extension KeptRow {
  fileprivate func isNamed(_ id: String?) -> Bool { id.map { self.id.hasBytes(of: $0) } ?? false }
}
