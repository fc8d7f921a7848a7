/// How often some cells of a map were met.
package struct CellCounts: Hashable, Sendable {
  /// How many cells can be met.
  package let reachable: Int
  /// How many were met.
  package let met: Int
  /// The hits of the least met cell that can be; 0 if none can.
  package let least: Int

  init(reachable: Int, met: Int, least: Int) {
    self.reachable = reachable
    self.met = met
    self.least = least
  }

  /// The counts of cells that can be met, from the hits of each.
  init(hits: [Int]) {
    self.init(reachable: hits.count, met: hits.count { $0 > 0 }, least: hits.min() ?? 0)
  }

  /// The counts of these cells and others.
  package func and(_ others: CellCounts) -> CellCounts {
    if others.reachable == 0 { return self }
    if reachable == 0 { return others }
    return CellCounts(
      reachable: reachable + others.reachable, met: met + others.met,
      least: min(least, others.least))
  }
}
