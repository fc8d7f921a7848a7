extension NotebookContent {
  /// This notebook on the way from another one: its history has at most `limit` rows more or fewer.
  package func step(from other: NotebookContent, rows limit: Int) -> NotebookContent {
    var step = self
    step.history = history.step(from: other.history, limit: limit)
    return step
  }
}

extension HistoryRows {
  /// Other rows with `limit` changes towards these rows: first what these rows have not goes, the newest
  /// first, then what the others have not comes, the oldest first.
  ///
  /// These rows if so many changes do not lie between both, or lie apart.
  ///
  /// - Complexity: O(*n*) for *n* rows, of which `limit` are looked for.
  func step(from other: HistoryRows, limit: Int) -> HistoryRows {
    var rows = other
    if other.count > count + limit {
      for entry in other.suffix(limit) where place(of: entry.id) == nil {
        if let place = rows.place(of: entry.id) { _ = rows.remove(at: place) }
      }
    } else if count > other.count + limit {
      for entry in dropFirst(other.count).prefix(limit) where rows.place(of: entry.id) == nil {
        rows.insert(entry)
      }
    }
    return rows.count == other.count ? self : rows
  }
}
