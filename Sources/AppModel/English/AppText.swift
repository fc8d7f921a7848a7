import UnitCatalog

/// The texts of the app, as values.
public enum AppText: Hashable, Sendable {
  /// A text was copied.
  case copied(String)
  /// The field takes no more.
  case fieldIsFull(limit: Int)
  /// The tab of all quantities.
  case allQuantities
  /// How far results of a unit can be trusted.
  case exactness(DefinitionKind)
}

extension AppText {
  /// The text in English.
  public var english: String {
    switch self {
    case .copied(let text): "Copied \(text)"
    case .fieldIsFull(let limit):
      "The field takes at most \(limit) characters. Nothing was changed."
    case .allQuantities: "All"
    case .exactness(let kind):
      switch kind {
      case .exact: "Exact by definition"
      case .conventional: "Exact under the assumption that the note states"
      case .measured: "Measured, with an uncertainty"
      case .approximate: "Known roughly"
      }
    }
  }
}
