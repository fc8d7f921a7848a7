import UnitCatalog

extension NotebookContent {
  /// What is wrong with a custom category, new or changed: all problems, in the order of the form.
  ///
  ///     notebook.check(currency)   // [] for a category that can be kept
  ///
  /// Its fields are the name, and the name and symbol of the base unit. What concerns an identifier
  /// is told at the name from which it follows. ``edit(_:in:)`` refuses a category with the first
  /// problem that it meets.
  ///
  /// - Complexity: O(*m*) for a catalog of *m* units, which is made anew.
  public func check(_ category: UserCategory, in catalog: Catalog = .standard) -> [UserUnitProblem]
  {
    var rows = UsableRows(self, in: catalog, withoutCategory: category.id)
    var category = category
    var found = category.fieldProblems.map { $0.inForm }
    for problem in found { category.mend(problem.field) }
    // A catalog tells the first problem alone, so a field that has one is replaced by one without.
    while let problem = rows.add(category)?.inForm {
      #if SeededFaults
      if UserCategory.checkEndsEarly, !found.isEmpty { break }
      #endif
      // A field that was replaced is in order.
      if found.contains(where: { $0.field == problem.field }) { break }
      found.append(problem)
      category.mend(problem.field)
    }
    return found.inOrderOfFields
  }
}

extension UserCategory {
  /// A name and symbol that no other row has.
  private static let freeName = "category-that-is-checked"

  /// Replaces a field of the form by one without problems.
  fileprivate mutating func mend(_ field: UserUnitProblem.Field) {
    switch field {
    case .baseName:
      baseName = Self.freeName
      baseIdentifier = Self.freeName
    case .baseSymbol: baseSymbol = Self.freeName
    default:
      name = Self.freeName
      identifier = Self.freeName
    }
  }
}
