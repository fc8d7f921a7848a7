/// An index that finds the position of a row by its identifier, with a binary search.
///
/// - Complexity: O(*n* log *n*) to create for *n* rows, O(log *n*) for a look-up.
struct RowIndex {
  private let ids: [String]
  private let positions: [Int]

  init<Row: KeptRow>(_ rows: [Row]) {
    let order = rows.indices.sorted { rows[$0].id.precedesByBytes(rows[$1].id) }
    ids = order.map { rows[$0].id }
    positions = order
  }

  /// Returns the position in the list of the row with an identifier; `nil` if no row has it.
  func position(of id: String) -> Int? {
    var (low, high) = (0, ids.count)
    while low < high {
      let middle = (low + high) / 2
      if ids[middle].precedesByBytes(id) { low = middle + 1 } else { high = middle }
    }
    guard low < ids.count, ids[low].hasBytes(of: id) else { return nil }
    return positions[low]
  }
}
