import UnitCatalog

/// A custom unit or category that cannot be used beside the others.
///
/// A form refuses such a row. Two notebooks that are merged may each have one of two that clash, a file
/// may have any, and all rows are kept: ``NotebookContent/catalog(extending:)`` leaves the later one
/// out until it is changed or removed.
public struct UserUnitClash: Hashable, Sendable {
  /// The identifier of the row that is left out.
  public let id: String
  /// The name of the row that is left out.
  public let name: String
  /// Why the catalog does not take it.
  public let problem: NotebookEditError

  init<Row: KeptRow>(_ row: Row, _ problem: UserUnitProblem) {
    id = row.id
    name = row.keptName
    self.problem = .userUnit(problem)
  }
}

extension NotebookContent {
  /// The custom categories and units that the built-in catalog does not take, in the order of their
  /// lists.
  ///
  /// - Complexity: O(*n*) for *n* custom units, and O(*k*²) for *k* of one category.
  public var clashes: [UserUnitClash] { clashes(extending: .standard) }

  /// The custom categories and units that a catalog does not take, in the order of their lists.
  ///
  /// A catalog takes what `Catalog.adding` does: categories one after another, then units, each behind
  /// its reference and beside those that were taken. So of two that clash the earlier one is used, and
  /// a unit goes with its reference.
  public func clashes(extending catalog: Catalog) -> [UserUnitClash] {
    if customUnits.isEmpty && customCategories.isEmpty { return [] }
    let rows = UsableRows(self, in: catalog)
    return rows.categoryClashes + rows.unitClashes
  }
}
