#if SeededFaults
import DecimalArithmetic

extension JoinedRow {
  /// Whether this state counts because it is earlier, or because it is this notebook's.
  func isFaultilyLater(than other: Self) -> Bool? {
    let countsEarlier =
      SeededFault.mergeEarlierCounts.isActive
      || self is UserCategory && SeededFault.mergeTakesEarlierCategory.isActive
    if countsEarlier, let time = decidingTime,
      let otherTime = other.decidingTime, time != otherTime
    {
      return time < otherTime
    }
    guard SeededFault.mergeTieByNotebook.isActive, decidingTime == other.decidingTime else {
      return nil
    }
    return true
  }
}

extension Favorite {
  /// The last use where the last change decides.
  var faultyDecidingTime: Timestamp? {
    SeededFault.mergeFavoriteByUse.isActive ? lastUsedAt ?? createdAt : nil
  }

  /// Whether favourites of one subject stay beside each other.
  static var staysTwin: Bool { SeededFault.mergeKeepsTwins.isActive }

  /// Whether the report leaves out favourites that became one with another.
  static var hidesJoined: Bool { SeededFault.joinedStarIsUnnamed.isActive }
}

extension NotebookContent {
  /// Whether the settings of the other notebook count.
  static var mergeTakesOtherSettings: Bool { SeededFault.mergeTakesOtherSettings.isActive }
}

extension HistoryEntry {
  /// Marks the row only if both are marked.
  mutating func mark(ifBoth one: HistoryEntry, _ other: HistoryEntry) {
    guard SeededFault.mergeMarksByAnd.isActive else { return }
    isStarred = one.isStarred && other.isStarred
    isCopied = one.isCopied && other.isCopied
  }
}

extension NotebookImport {
  /// Whether entitlements come with the document.
  static var takesEntitlements: Bool { SeededFault.importTakesEntitlements.isActive }

  /// Whether favourites come with decimals that the plan does not have.
  static var takesDecimals: Bool { SeededFault.importTakesDecimals.isActive }
}
#endif
