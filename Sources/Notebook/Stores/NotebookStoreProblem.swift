/// What a store did not read or write.
///
/// A problem is a value: ``identifier`` says which sentence it is, its arguments what stands in the
/// sentence, and ``english`` is the sentence in English.
public enum NotebookStoreProblem: Hashable, Sendable {
  /// A part that the store did not give or take.
  case part(NotebookPart, StoreError)
  /// The history, which the store did not give or take.
  case history(StoreError)
  /// A part whose bytes are no document.
  case unreadablePart(NotebookPart, NotebookDataError)
  /// A part of a newer version, which is neither read nor overwritten.
  case newerPart(NotebookPart, version: String)
  /// A row of the history whose bytes are none: the key of its record, and why.
  case unreadableRow(id: String, NotebookDataError)
  /// A record that has another row than its key says: the key, and the identifier of the row.
  case misplacedRow(id: String, row: String)
  /// The backup of an import, which the store did not take.
  case backup(StoreError)

  /// The word for the kind of problem, which stays from version to version.
  public var identifier: String {
    switch self {
    case .part: "part"
    case .history: "history"
    case .unreadablePart: "unreadablePart"
    case .newerPart: "newerPart"
    case .unreadableRow: "unreadableRow"
    case .misplacedRow: "misplacedRow"
    case .backup: "backup"
    }
  }
}
