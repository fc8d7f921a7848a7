extension NotebookContent {
  /// Returns this notebook with an intermediate history between the histories of `other` and this
  /// notebook.
  ///
  /// ``HistoryRows/step(from:limit:)`` computes the intermediate history.
  package func step(from other: NotebookContent, rows limit: Int) -> NotebookContent {
    var step = self
    step.history = history.step(from: other.history, limit: limit)
    return step
  }
}

extension HistoryRows {
  /// Returns rows between `other` and these rows: `other` without its last chunks, or with more
  /// chunks of these rows.
  ///
  /// A step changes at most `limit` rows, but at least one chunk. Returns these rows if the counts
  /// differ by at most `limit`, or if neither list of chunks is a prefix of the other list.
  ///
  /// - Complexity: O(*c* + *m*) for *c* chunks of the shorter list and *m* rows that change.
  func step(from other: HistoryRows, limit: Int) -> HistoryRows {
    let shared = Swift.min(chunks.count, other.chunks.count)
    guard abs(count - other.count) > limit, chunks[..<shared] == other.chunks[..<shared] else {
      return self
    }
    var rows = other
    func hasRoom(for chunk: [HistoryEntry]) -> Bool {
      rows.count == other.count || abs(rows.count - other.count) + chunk.count <= limit
    }
    while rows.chunks.count > chunks.count, let chunk = rows.chunks.last, hasRoom(for: chunk) {
      rows.removeLastChunk()
    }
    while rows.chunks.count < chunks.count, hasRoom(for: chunks[rows.chunks.count]) {
      rows.append(chunk: chunks[rows.chunks.count])
    }
    return rows
  }
}
