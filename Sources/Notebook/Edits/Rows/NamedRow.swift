/// The identifier and the name of a row in a report.
public struct NamedRow: Hashable, Sendable {
  /// The identifier of the row.
  public let id: String
  /// The name by which a person knows the row: a label, a name, or the text that was shown.
  public let name: String

  init<Row: KeptRow>(_ row: Row) {
    id = row.id
    name = row.keptName
  }
}
