import PropertyTesting

/// A kind of case that a run must meet.
///
/// A cell is one combination of the properties in which the cases of a law differ. ``CellMap``
/// counts the hits of each cell.
package protocol CoverageCell: Hashable, Sendable {
  /// The label of the cell's cases: a few words, unique among the cells that one law counts.
  var label: String { get }
  /// The name of the cell, unique among the cells of its kind; by default the label.
  var title: String { get }
  /// The reason why no case reaches the cell; `nil` if some case does.
  var obstacle: String? { get }
}

extension CoverageCell {
  package var title: String { label }

  /// Whether some case reaches the cell.
  package var isReachable: Bool { obstacle == nil }
}

extension Labels {
  /// Adds the label of the cell to the case.
  ///
  /// - Returns: a broken verdict if the cell is marked as unreachable, otherwise `nil`.
  mutating func meet(_ cell: some CoverageCell) -> Verdict? {
    if let obstacle = cell.obstacle {
      return .broken([("met", cell.label), ("held to be unreachable", obstacle)])
    }
    add(cell.label)
    return nil
  }
}
