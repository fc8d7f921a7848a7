/// The counts of a set of cells: the reachable cells, the cells that a run met, and the fewest
/// hits.
package struct CellCounts: Hashable, Sendable {
  /// The number of reachable cells.
  package let reachable: Int
  /// The number of reachable cells that were met.
  package let met: Int
  /// The fewest hits of a reachable cell; 0 if no cell is reachable.
  package let least: Int

  init(reachable: Int, met: Int, least: Int) {
    self.reachable = reachable
    self.met = met
    self.least = least
  }

  /// Creates the counts from the hits of each reachable cell.
  init(hits: [Int]) {
    self.init(reachable: hits.count, met: hits.count { $0 > 0 }, least: hits.min() ?? 0)
  }

  /// Returns the counts of the cells of `self` and `others` together.
  package func and(_ others: CellCounts) -> CellCounts {
    if others.reachable == 0 { return self }
    if reachable == 0 { return others }
    return CellCounts(
      reachable: reachable + others.reachable, met: met + others.met,
      least: min(least, others.least))
  }
}
