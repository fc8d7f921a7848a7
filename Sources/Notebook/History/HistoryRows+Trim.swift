extension HistoryRows {
  /// Returns the rows of a kind to remove so that at most `limit` remain: the oldest rows without a
  /// star, then, if these do not suffice, the oldest rows with a star.
  ///
  /// - Complexity: O(*n*) for the *n* rows up to the last row returned.
  func surplus(of kind: HistoryKind, beyond limit: Int) -> [HistoryEntry] {
    let surplus = count(of: kind) - Swift.max(0, limit)
    guard surplus > 0 else { return [] }
    #if SeededFaults
    if let faulty = faultySurplus(surplus, of: kind) { return faulty }
    #endif
    var rows = oldest(surplus, of: kind, starred: false)
    if rows.count < surplus {
      rows += oldest(surplus - rows.count, of: kind, starred: true)
    }
    return rows
  }

  func oldest(_ most: Int, of kind: HistoryKind, starred: Bool) -> [HistoryEntry] {
    var rows: [HistoryEntry] = []
    for chunk in chunks {
      for entry in chunk where entry.kind == kind && entry.isStarred == starred {
        if rows.count == most { return rows }
        rows.append(entry)
      }
    }
    return rows
  }
}
