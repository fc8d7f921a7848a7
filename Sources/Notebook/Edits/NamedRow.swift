/// A row as a report names it.
public struct NamedRow: Hashable, Sendable {
  /// The identifier of the row.
  public let id: String
  /// What a person knows the row by: a label, a name, the text that was shown.
  public let name: String

  init<Row: KeptRow>(_ row: Row) {
    id = row.id
    name = row.keptName
  }
}
