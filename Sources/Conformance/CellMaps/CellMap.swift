import PropertyTesting

/// The number of hits of each ``CoverageCell`` of one kind.
///
/// A law that judges each case in every rounding mode has cells without a mode: one hit counts for
/// all modes.
package struct CellMap<Cell: CoverageCell>: Sendable {
  /// All cells, reachable or not.
  package let cells: [Cell]
  private let hits: [Cell: Int]

  /// Creates a map of `cells`; `hits` returns the number of hits of a cell.
  init(_ cells: [Cell], hits: (Cell) -> Int) {
    self.cells = cells
    self.hits = Dictionary(
      cells.map { ($0, hits($0)) }, uniquingKeysWith: { first, _ in first })
  }

  /// Creates a map of `cells` whose hits are the added counts of their labels in `reports`.
  init(_ cells: [Cell], labelsOf reports: [PropertyReport]) {
    self.init(cells) { cell in
      reports.reduce(0) { $0 + $1.labels.counts[cell.label, default: 0] }
    }
  }

  /// Returns the number of hits of a cell.
  package func hits(_ cell: Cell) -> Int { hits[cell, default: 0] }

  /// Returns the counts of the reachable cells for which `isCounted` returns `true`; by default
  /// all.
  package func counts(where isCounted: (Cell) -> Bool = { _ in true }) -> CellCounts {
    CellCounts(hits: cells.filter { $0.isReachable && isCounted($0) }.map(hits))
  }

  /// The reachable cells with fewer than ``CellMaps/leastHits`` hits.
  package var missed: [Cell] { cells.filter { $0.isReachable && hits($0) < CellMaps.leastHits } }
}

/// Constants and functions for the coverage of every kind of cell.
package enum CellMaps {
  /// The number of hits that each reachable cell needs.
  package static let leastHits = 10

  /// Returns the labels of the reachable cells, each with the number of cases that a run requires.
  static func required(_ cells: [some CoverageCell]) -> [String: Int] {
    Dictionary(
      uniqueKeysWithValues: cells.filter(\.isReachable).map { ($0.label, leastHits) })
  }
}
