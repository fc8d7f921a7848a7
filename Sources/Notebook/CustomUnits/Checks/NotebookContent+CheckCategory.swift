import UnitCatalog

extension NotebookContent {
  /// Returns all problems of a custom category, new or changed, in the order of the form's fields.
  ///
  ///     let currency = UserCategory(
  ///       id: "9c", name: "Currency", baseName: "euro", baseSymbol: "", createdAt: .epoch)
  ///     NotebookContent().check(currency)  // [base unit's symbol is missing]
  ///
  /// The fields of the form are the name of the category, and the name and symbol of the base unit.
  /// An identifier follows from a name, so a problem of an identifier is reported at this name.
  /// ``edit(_:in:)`` throws only the first problem of a category.
  ///
  /// - Complexity: O(*m*) for a catalog of *m* units, because the check builds a new catalog.
  public func check(_ category: UserCategory, in catalog: Catalog = .standard) -> [UserUnitProblem]
  {
    var rows = UsableRows(self, in: catalog, withoutCategory: category.id)
    var category = category
    var found = category.fieldProblems.map { $0.inForm }
    for problem in found { category.mend(problem.field) }
    // The catalog reports one problem at a time, so the loop replaces each field that has a problem
    // by a valid value and adds the category again.
    while let problem = rows.add(category)?.inForm {
      #if SeededFaults
      if UserCategory.checkEndsEarly, !found.isEmpty { break }
      #endif
      // A problem of a replaced field is caused by the replacement.
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

  /// Replaces a field of the form by a valid value.
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
