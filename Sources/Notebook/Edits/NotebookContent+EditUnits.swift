import UnitCatalog

extension NotebookContent {
  mutating func editUnits(
    _ edit: NotebookEdit, _ catalog: Catalog
  ) throws(NotebookEditError) -> NotebookEdit {
    let inverse = NotebookEdit.restoreUnits(customUnits)
    switch edit {
    case .addUnit(let unit): try add(unit, catalog)
    case .changeUnit(let unit): try change(unit, catalog)
    case .removeUnit(let id): try remove(UserUnit.self, id, catalog)
    case .restoreUnits(let units): try restore(units)
    default: return edit
    }
    return inverse
  }

  mutating func editCategories(
    _ edit: NotebookEdit, _ catalog: Catalog
  ) throws(NotebookEditError) -> NotebookEdit {
    let inverse = NotebookEdit.restoreCategories(customCategories)
    switch edit {
    case .addCategory(let category): try add(category, catalog)
    case .changeCategory(let category): try change(category, catalog)
    case .removeCategory(let id): try remove(UserCategory.self, id, catalog)
    case .restoreCategories(let categories): try restore(categories)
    default: return edit
    }
    return inverse
  }

  private mutating func add<Row: CustomRow>(
    _ row: Row, _ catalog: Catalog
  ) throws(NotebookEditError) {
    if !KeptText.isID(row.id) { throw .malformedID(row.id) }
    var rows = Row.rows(of: self)
    if rows.position(ofRow: row.id) != nil { throw .repeatedID(row.id) }
    if let problem = row.problem { throw problem.error }
    if let problem = row.clash(in: self, extending: catalog) { throw .userUnit(problem) }
    rows.insertInOrder(row)
    var after = self
    Row.setRows(of: &after, to: rows)
    if let clash = after.newClashes(since: self, catalog).first { throw clash.problem }
    self = after
  }

  private mutating func change<Row: CustomRow>(
    _ row: Row, _ catalog: Catalog
  ) throws(NotebookEditError) {
    var rows = Row.rows(of: self)
    guard let position = rows.position(ofRow: row.id) else { throw .unknownID(row.id) }
    if let problem = row.problem { throw problem.error }
    if let problem = row.clash(in: self, extending: catalog) { throw .userUnit(problem) }
    let before = rows.remove(at: position)
    rows.insertInOrder(row)
    try set(rows, without: before, catalog)
  }

  private mutating func remove<Row: CustomRow>(
    _ type: Row.Type, _ id: String, _ catalog: Catalog
  ) throws(NotebookEditError) {
    var rows = Row.rows(of: self)
    guard let position = rows.position(ofRow: id) else { throw .unknownID(id) }
    let before = rows.remove(at: position)
    try set(rows, without: before, catalog)
  }

  /// Replaces the rows by a list in which the row `before` is removed or changed.
  ///
  /// Throws ``NotebookEditError/inUse(_:by:)`` if another custom unit needs the row `before`.
  private mutating func set<Row: CustomRow>(
    _ rows: [Row], without before: Row, _ catalog: Catalog
  ) throws(NotebookEditError) {
    var after = self
    Row.setRows(of: &after, to: rows)
    for clash in after.newClashes(since: self, catalog) where clash.problem.isOfReference {
      throw .inUse(before.keptName, by: clash.name)
    }
    self = after
  }

  /// Replaces the rows.
  ///
  /// Each new row must be valid by itself, but new rows may clash with one another.
  private mutating func restore<Row: CustomRow>(_ rows: [Row]) throws(NotebookEditError) {
    var collector = RowCollector<Row>()
    do throws(FieldProblem) {
      for row in rows { try collector.add(row) }
    } catch { throw error.error }
    Row.setRows(of: &self, to: collector.inOrder)
  }
}

extension NotebookContent {
  /// Returns the rows that the catalog accepts in the notebook `before` and refuses in this
  /// notebook.
  func newClashes(since before: NotebookContent, _ catalog: Catalog) -> [UserUnitClash] {
    let (old, new) = (UsableRows(before, in: catalog), UsableRows(self, in: catalog))
    let categories = Set(old.categoryClashes.map { TextKey($0.id) })
    let units = Set(old.unitClashes.map { TextKey($0.id) })
    return new.categoryClashes.filter { !categories.contains(TextKey($0.id)) }
      + new.unitClashes.filter { !units.contains(TextKey($0.id)) }
  }
}

extension NotebookEditError {
  /// Whether the error states that a custom unit lacks its reference or its category.
  fileprivate var isOfReference: Bool {
    guard case .userUnit(let problem) = self else { return false }
    return problem.field == .reference || problem.field == .category
  }
}
