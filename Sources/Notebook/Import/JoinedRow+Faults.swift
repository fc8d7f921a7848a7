#if SeededFaults
import DecimalArithmetic

extension JoinedRow {
  /// Whether this state wins because it is earlier, or because it is the notebook's own.
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
  /// The last use, in place of the last change.
  var faultyDecidingTime: Timestamp? {
    SeededFault.mergeFavoriteByUse.isActive ? lastUsedAt ?? createdAt : nil
  }

  /// Whether favourites of one subject are not joined.
  static var staysTwin: Bool { SeededFault.mergeKeepsTwins.isActive }

  /// Whether the report leaves out joined favourites.
  static var hidesJoined: Bool { SeededFault.joinedStarIsUnnamed.isActive }
}

extension NotebookContent {
  /// Takes the settings of the other notebook, unless they are the defaults.
  mutating func takeSettings(of other: NotebookContent) {
    guard SeededFault.mergeTakesOtherSettings.isActive, other.settings != NotebookSettings() else {
      return
    }
    settings = other.settings
  }
}

extension HistoryEntry {
  /// Marks the row only if both rows are marked.
  mutating func mark(ifBoth one: HistoryEntry, _ other: HistoryEntry) {
    guard SeededFault.mergeMarksByAnd.isActive else { return }
    isStarred = one.isStarred && other.isStarred
    isCopied = one.isCopied && other.isCopied
  }
}

extension NotebookImport {
  /// Whether an import accepts the entitlements of the document.
  static var takesEntitlements: Bool { SeededFault.importTakesEntitlements.isActive }
}
#endif
