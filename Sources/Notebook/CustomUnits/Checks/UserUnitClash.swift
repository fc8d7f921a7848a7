import UnitCatalog

/// A custom unit or category that the catalog refuses because of other rows or units.
///
/// A form refuses such a row. A merge can join two notebooks that each have one of two clashing
/// rows, and a file may have any rows. The notebook keeps all rows, and
/// ``NotebookContent/catalog(extending:)`` leaves out the later of two clashing rows until one of
/// the two is changed or removed.
public struct UserUnitClash: Hashable, Sendable {
  /// The identifier of the row that is left out.
  public let id: String
  /// The name of the row that is left out.
  public let name: String
  /// The reason why the catalog refuses the row.
  public let problem: NotebookEditError

  init<Row: KeptRow>(_ row: Row, _ problem: UserUnitProblem) {
    id = row.id
    name = row.keptName
    self.problem = .userUnit(problem)
  }
}

extension NotebookContent {
  /// The custom categories that the built-in catalog refuses, then the custom units, each list in
  /// its order.
  ///
  /// - Complexity: O(*n*) for *n* custom units, and O(*k*²) for *k* custom units in one category.
  public var clashes: [UserUnitClash] { clashes(extending: .standard) }

  /// Returns the custom categories that a catalog refuses, then the custom units, each list in its
  /// order.
  ///
  /// As in `Catalog.adding`, categories are added one by one, and then units, each behind its
  /// reference. Each unit is checked against all units added before. Of two rows that clash, the
  /// catalog therefore accepts the earlier one. If the catalog refuses a reference, it also refuses
  /// the units that need this reference.
  ///
  ///     let smoot = UserUnit(
  ///       id: "5a", category: "length", name: "smoot", symbol: "smoot", reference: "inch",
  ///       factor: "67", createdAt: .epoch)
  ///     let metric = UserUnit(
  ///       id: "5b", category: "length", name: "smoot", symbol: "sm", reference: "meter",
  ///       factor: "1.7", createdAt: .epoch)
  ///     var (phone, laptop) = (NotebookContent(), NotebookContent())
  ///     try phone.edit(.addUnit(smoot))
  ///     try laptop.edit(.addUnit(metric))
  ///     phone.merged(with: laptop).clashes(extending: .standard).map(\.id)  // ["5b"]
  public func clashes(extending catalog: Catalog) -> [UserUnitClash] {
    if customUnits.isEmpty && customCategories.isEmpty { return [] }
    let rows = UsableRows(self, in: catalog)
    return rows.categoryClashes + rows.unitClashes
  }
}
