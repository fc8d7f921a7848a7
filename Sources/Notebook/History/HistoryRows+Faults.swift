#if SeededFaults
import DecimalArithmetic

extension HistoryRows {
  /// Whether rows of one millisecond are in the order of their addition.
  var isOrderedByArrival: Bool { SeededFault.historyTiesByArrival.isActive }

  /// Returns the rows of a trim that removes the oldest rows, whether they have a star or not.
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
  /// Removes a key and the keys behind it in the bucket; returns whether the fault is active and
  /// there are such keys.
  static func losesNeighbors<Element>(behind position: Int, in keys: inout [Element]) -> Bool {
    guard SeededFault.historyIndexLosesNeighbor.isActive && position + 1 < keys.count else {
      return false
    }
    keys.removeSubrange(position...)
    return true
  }
}

extension KeptCalculation {
  /// Whether the texts are canonically equivalent in Unicode; `nil` without the fault.
  func isEquivalent(to other: KeptCalculation) -> Bool? {
    guard SeededFault.textsEqualByEquivalence.isActive else { return nil }
    return expression == other.expression && result == other.result
  }
}
#endif
