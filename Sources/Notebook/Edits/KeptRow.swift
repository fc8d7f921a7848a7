/// A row of custom units or categories, which stand in order of their definition.
protocol KeptRow {
  var id: String { get }
  var createdAt: Timestamp { get }
}

extension UserUnit: KeptRow {}
extension UserCategory: KeptRow {}

extension Array where Element: KeptRow {
  /// The position of the row with an identifier.
  func position(ofRow id: String) -> Int? { firstIndex { $0.id.hasBytes(of: id) } }

  /// Inserts a row by its time and, of rows of one millisecond, by its identifier.
  mutating func insertInOrder(_ row: Element) {
    let position = firstIndex { other in
      if other.createdAt != row.createdAt { return row.createdAt < other.createdAt }
      return row.id.precedesByBytes(other.id)
    }
    insert(row, at: position ?? count)
  }
}
