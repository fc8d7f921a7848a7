import PropertyTesting

/// How often each cell of a map was met.
///
/// Where a case is judged in every mode, a hit of a cell is one in each; the cells do not say the
/// mode then.
package struct CellMap<Cell: CoverageCell>: Sendable {
  /// Every cell, the unreachable ones too.
  package let cells: [Cell]
  private let hits: [Cell: Int]

  /// The map of some cells, with the hits of each.
  init(_ cells: [Cell], hits: (Cell) -> Int) {
    self.cells = cells
    self.hits = Dictionary(
      cells.map { ($0, hits($0)) }, uniquingKeysWith: { first, _ in first })
  }

  /// The map of some cells by the labels of reports, added up.
  init(_ cells: [Cell], labelsOf reports: [PropertyReport]) {
    self.init(cells) { cell in
      reports.reduce(0) { $0 + $1.labels.counts[cell.label, default: 0] }
    }
  }

  /// How often a cell was met.
  package func hits(_ cell: Cell) -> Int { hits[cell, default: 0] }

  /// What was met of the cells that `isCounted` chooses, by default of all.
  package func counts(where isCounted: (Cell) -> Bool = { _ in true }) -> CellCounts {
    CellCounts(hits: cells.filter { $0.isReachable && isCounted($0) }.map(hits))
  }

  /// The cells that can be met and were not often enough.
  package var missed: [Cell] { cells.filter { $0.isReachable && hits($0) < CellMaps.leastHits } }
}

/// What all maps of cells share.
package enum CellMaps {
  /// How often each reachable cell must be met.
  package static let leastHits = 10

  /// Each reachable cell as a label that a run requires.
  static func required(_ cells: [some CoverageCell]) -> [String: Int] {
    Dictionary(
      uniqueKeysWithValues: cells.filter(\.isReachable).map { ($0.label, leastHits) })
  }
}
