import UnitCatalog

/// The custom categories and units that a catalog takes, one after another, and what is wrong with the
/// others.
///
/// Categories come first, in their order; then units in their order, but each behind its reference.
/// The one that is cut off a cycle is tried again at the end.
struct UsableRows {
  private var additions: CustomAdditions
  /// The categories that the catalog does not take, in their order.
  private(set) var categoryClashes: [UserUnitClash] = []
  /// The units that the catalog does not take, in their order.
  private(set) var unitClashes: [UserUnitClash] = []

  /// The rows of a notebook but for those with an identifier.
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
      if Self.stopsAtClash, let problem = problems.compactMap({ $0 }).first {
        problems[step.position] = problem
        continue
      }
      problems[step.position] = add(
        units[step.position].faulty(in: additions), cycle: step.cycle)
      #else
      problems[step.position] = add(units[step.position], cycle: step.cycle)
      #endif
      if problems[step.position]?.field == .reference { early.append(step.position) }
    }
    // The one that was cut off a cycle fits if another unit bears the identifier of its reference.
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

  /// The catalog with the rows that it takes.
  var catalog: Catalog { additions.catalog }

  /// Adds a category, or says why the catalog does not take it.
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

  /// The base unit of a category that the catalog has, by its identifier.
  func baseUnit(ofCategory identifier: String) -> String? {
    additions.catalog.quantity(identifier)?.baseUnit.identifier
  }

  /// What is wrong with a reference whatever the category is.
  func problem(ofReference identifier: String) -> UserUnitProblem? {
    if !identifier.hasContent || additions.quantity(ofUnit: identifier) != nil { return nil }
    return UserUnitProblem(.reference, .unknown(identifier))
  }

  /// Adds a unit, or says why the catalog does not take it; a cycle that its reference closes is told
  /// where the reference is missing.
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
