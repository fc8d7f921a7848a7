/// A row of a list, with an identifier and a name for reports.
protocol KeptRow: Hashable {
  var id: String { get }
  var createdAt: Timestamp { get }
  /// The name of the row in reports.
  var keptName: String { get }
}

extension UserUnit: KeptRow {
  var keptName: String { name }
}

extension UserCategory: KeptRow {
  var keptName: String { name }
}

extension Favorite: KeptRow {
  var keptName: String {
    if let label, !label.utf8.isEmpty { return label }
    return switch subject {
    case .pair(let from, let to): "\(from) → \(to)"
    case .unit(let unit): unit
    }
  }
}

extension HistoryEntry: KeptRow {
  var keptName: String {
    switch content {
    case .conversion(let conversion):
      conversion.text.utf8.isEmpty
        ? "\(conversion.input) \(conversion.from) → \(conversion.to)" : conversion.text
    case .calculation(let calculation): "\(calculation.expression) \(calculation.result)"
    case .tool(let run): run.tool.rawValue
    }
  }
}

extension Array where Element: KeptRow {
  /// Returns the position of the row with an identifier.
  func position(ofRow id: String) -> Int? { firstIndex { $0.id.hasBytes(of: id) } }

  /// Inserts a row into a list ordered by `createdAt`, then by the bytes of `id`.
  mutating func insertInOrder(_ row: Element) {
    insert(row, at: firstIndex { row.stands(before: $0) } ?? count)
  }
}

extension KeptRow {
  /// Whether the row is before another in the order of `createdAt`, then of the bytes of `id`.
  func stands(before other: Self) -> Bool {
    if createdAt != other.createdAt { return createdAt < other.createdAt }
    return id.precedesByBytes(other.id)
  }
}
