#if SeededFaults
import DecimalArithmetic

extension HistoryRows {
  /// Whether rows of one millisecond stand as they came.
  var isOrderedByArrival: Bool { SeededFault.historyTiesByArrival.isActive }

  /// The rows of a trim that takes others than the oldest without a star.
  func faultySurplus(_ surplus: Int, of kind: HistoryKind) -> [HistoryEntry]? {
    if SeededFault.trimTakesStarredFirst.isActive {
      let starred = oldest(surplus, of: kind, starred: true)
      return starred + oldest(surplus - starred.count, of: kind, starred: false)
    }
    guard SeededFault.trimTakesNewest.isActive else { return nil }
    let own = filter { $0.kind == kind }
    return Array((own.filter { $0.isStarred } + own.filter { !$0.isStarred }).suffix(surplus))
  }
}

extension IdentifierIndex {
  /// Whether the keys behind the one at a position are lost with it.
  func losesNeighbor(at position: Int, of count: Int) -> Bool {
    SeededFault.historyIndexLosesNeighbor.isActive && position + 1 < count
  }
}

extension KeptCalculation {
  /// Whether texts are equal that Unicode calls equivalent.
  func isEquivalent(to other: KeptCalculation) -> Bool? {
    guard SeededFault.textsEqualByEquivalence.isActive else { return nil }
    return expression == other.expression && result == other.result
  }
}
#endif
