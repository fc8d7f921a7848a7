import PropertyTesting

/// One of the kinds of case that a run must meet: a cell of a map.
package protocol CoverageCell: Hashable, Sendable {
  /// The cell in a few words, different from those of all others that one law counts: the label of
  /// its cases.
  var label: String { get }
  /// The cell in words that differ from those of every other cell of its map; the label unless said
  /// otherwise.
  var title: String { get }
  /// Why no case reaches the cell; `nil` if one does.
  var obstacle: String? { get }
}

extension CoverageCell {
  package var title: String { label }

  /// Whether some case reaches the cell.
  package var isReachable: Bool { obstacle == nil }
}

extension Labels {
  /// Counts the case for its cell.
  ///
  /// - Returns: the verdict on a case that no case should be: the cell is held to be unreachable.
  ///   `nil` for others.
  mutating func meet(_ cell: some CoverageCell) -> Verdict? {
    if let obstacle = cell.obstacle {
      return .broken([("met", cell.label), ("held to be unreachable", obstacle)])
    }
    add(cell.label)
    return nil
  }
}
