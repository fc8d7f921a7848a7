extension NotebookContent {
  mutating func editHistory(_ edit: NotebookEdit) throws(NotebookEditError) -> NotebookEdit {
    switch edit {
    case .record(let entry):
      let write: HistoryWrite
      do throws(FieldProblem) { write = try record(entry) } catch { throw error.error }
      return .deleteEntry(id: entry.id, undoing: write)
    case .star(let id, let isStarred):
      let place = try place(ofEntry: id)
      let before = history.chunks[place.chunk][place.row].isStarred
      history.change(at: place) { $0.isStarred = isStarred }
      #if SeededFaults
      if let faulty = Self.faultyInverse(ofStar: id) { return faulty }
      #endif
      return .star(id: id, before)
    case .markCopied(let id, let isCopied):
      let place = try place(ofEntry: id)
      let before = history.chunks[place.chunk][place.row].isCopied
      history.change(at: place) { $0.isCopied = isCopied }
      return .markCopied(id: id, before)
    case .deleteEntry(let id, let write):
      let entry = history.remove(at: try place(ofEntry: id))
      if let write { history.write = write }
      return .record(entry)
    case .clearHistory:
      let cleared = history
      history = HistoryRows()
      history.follow(cleared, write: cleared.write)
      return .restoreHistory(cleared)
    case .restoreHistory(let rows):
      guard history.isEmpty && isRestorable(rows) else { throw .historyHasRows }
      let cleared = history
      history = rows
      history.follow(cleared, write: cleared.write)
      return .clearHistory
    case .trimHistory(let kind, let limit):
      let surplus = history.surplus(of: kind, beyond: limit)
      _ = try delete(surplus.map { $0.id })
      return .addEntries(surplus)
    case .addEntries(let entries): return try add(entries)
    case .deleteEntries(let ids, let write):
      let deleted = try delete(ids)
      if let write { history.write = write }
      return .addEntries(deleted)
    default: return edit
    }
  }

  /// Adds a row.
  ///
  /// - Returns: the last write of the history before the row was added.
  mutating func record(_ entry: HistoryEntry) throws(FieldProblem) -> HistoryWrite {
    try check(entry)
    history.insert(entry)
    return history.countWrite()
  }

  /// Whether the history has had no write since `rows` were cleared.
  private func isRestorable(_ rows: HistoryRows) -> Bool {
    #if SeededFaults
    if Self.restoresAfterWrites { return true }
    #endif
    return history.write == rows.write
  }

  private mutating func add(_ entries: [HistoryEntry]) throws(NotebookEditError) -> NotebookEdit {
    var added: [String] = []
    for entry in entries {
      do throws(FieldProblem) { try check(entry) } catch {
        #if SeededFaults
        if Self.keepsRefusedRows { throw error.error }
        #endif
        _ = try delete(added)
        throw error.error
      }
      history.insert(entry)
      added.append(entry.id)
    }
    if added.isEmpty { return .deleteEntries(ids: []) }
    return .deleteEntries(ids: added, undoing: history.countWrite())
  }

  /// Removes rows, or no row if one of them is unknown.
  private mutating func delete(_ ids: [String]) throws(NotebookEditError) -> [HistoryEntry] {
    var deleted: [HistoryEntry] = []
    for id in ids {
      guard let place = history.place(of: id) else {
        for entry in deleted { history.insert(entry) }
        throw .unknownID(id)
      }
      deleted.append(history.remove(at: place))
    }
    return deleted
  }

  private func place(ofEntry id: String) throws(NotebookEditError) -> HistoryRows.Index {
    guard let place = history.place(of: id) else { throw .unknownID(id) }
    return place
  }

  /// Throws a problem if the identifier is malformed or repeated, or if the content is invalid.
  private func check(_ entry: HistoryEntry) throws(FieldProblem) {
    if !KeptText.isID(entry.id) { throw FieldProblem(.malformedID(entry.id), at: [.name("id")]) }
    if let problem = entry.content.problem { throw problem }
    if history.place(of: entry.id) != nil {
      throw FieldProblem(.repeatedID(entry.id), at: [.name("id")])
    }
  }
}
