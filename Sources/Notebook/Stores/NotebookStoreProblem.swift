/// A problem of reading or writing a store.
///
/// A problem is a value: ``identifier`` names the kind of problem, the arguments of the case fill
/// the sentence, and ``english`` is the sentence in English.
public enum NotebookStoreProblem: Hashable, Sendable {
  /// A part that the store could not read or write.
  case part(NotebookPart, StoreError)
  /// The history, which the store could not read or write.
  case history(StoreError)
  /// A part whose bytes are not a document.
  case unreadablePart(NotebookPart, NotebookDataError)
  /// A part of a newer version, which is neither read nor overwritten.
  case newerPart(NotebookPart, version: String)
  /// A row of the history whose bytes are unreadable: the key of its record, and the reason.
  case unreadableRow(id: String, NotebookDataError)
  /// A record whose row has another identifier than its key: the key, and the identifier of the
  /// row.
  case misplacedRow(id: String, row: String)
  /// The backup of an import, which the store could not write.
  case backup(StoreError)

  /// The name of the kind of problem, which is stable from version to version.
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
