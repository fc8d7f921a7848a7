import UnitCatalog

/// A custom unit or category: a row that a catalog may refuse.
protocol CustomRow: CheckedRow {
  /// Returns the list of the notebook with rows of this type.
  static func rows(of content: NotebookContent) -> [Self]
  static func setRows(of content: inout NotebookContent, to rows: [Self])
  /// Returns the reason why a catalog with the other rows of a notebook refuses the row; `nil` if
  /// the catalog accepts the row.
  func clash(in content: NotebookContent, extending catalog: Catalog) -> UserUnitProblem?
}

extension UserUnit: CustomRow {
  static func rows(of content: NotebookContent) -> [UserUnit] { content.customUnits }

  static func setRows(of content: inout NotebookContent, to rows: [UserUnit]) {
    content.customUnits = rows
  }

  func clash(in content: NotebookContent, extending catalog: Catalog) -> UserUnitProblem? {
    var rows = UsableRows(content, in: catalog, withoutUnit: id)
    return rows.add(self)
  }
}

extension UserCategory: CustomRow {
  static func rows(of content: NotebookContent) -> [UserCategory] { content.customCategories }

  static func setRows(of content: inout NotebookContent, to rows: [UserCategory]) {
    content.customCategories = rows
  }

  func clash(in content: NotebookContent, extending catalog: Catalog) -> UserUnitProblem? {
    var rows = UsableRows(content, in: catalog, withoutCategory: id)
    return rows.add(self)
  }
}
