/// The lists of a notebook that are written and read as CSV.
public enum NotebookTable: String, CaseIterable, Hashable, Sendable {
  case favorites
  case history
  case customUnits = "custom-units"
  case customCategories = "custom-categories"

  /// The columns in their written order; most have the name of their key in the document format.
  var columns: StaticString {
    switch self {
    case .favorites:
      "id kind from to label colorTag decimals order lastUsedAt unit createdAt updatedAt"
    case .history:
      """
      id kind createdAt category from to input result exact expression copied starred rounding \
      text tool inputs outputs
      """
    case .customUnits:
      """
      id categoryId name symbol reference factor offset offsetOrder note createdAt updatedAt \
      identifier aliases
      """
    case .customCategories:
      "id name baseName baseSymbol identifier baseIdentifier createdAt updatedAt"
    }
  }

  /// The columns whose cells are `true` or `false`.
  static let flagColumns: StaticString = "exact copied starred"

  /// The key of the list in the document format.
  var key: StaticString {
    switch self {
    case .favorites: "favorites"
    case .history: "history"
    case .customUnits: "customUnits"
    case .customCategories: "customCategories"
    }
  }
}
