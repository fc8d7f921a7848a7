extension NotebookContent {
  mutating func editHistory(_ edit: NotebookEdit) throws(NotebookEditError) -> NotebookEdit {
    switch edit {
    case .record(let entry): return .deleteEntry(id: entry.id, undoing: try record(entry))
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
  /// - Returns: the write before.
  mutating func record(_ entry: HistoryEntry) throws(NotebookEditError) -> HistoryWrite {
    try check(entry)
    history.insert(entry)
    return history.countWrite()
  }

  /// Whether nothing was written since rows were cleared.
  private func isRestorable(_ rows: HistoryRows) -> Bool {
    #if SeededFaults
    if Self.restoresAfterWrites { return true }
    #endif
    return history.write == rows.write
  }

  private mutating func add(_ entries: [HistoryEntry]) throws(NotebookEditError) -> NotebookEdit {
    var added: [String] = []
    for entry in entries {
      do throws(NotebookEditError) { try check(entry) } catch {
        #if SeededFaults
        if Self.keepsRefusedRows { throw error }
        #endif
        _ = try delete(added)
        throw error
      }
      history.insert(entry)
      added.append(entry.id)
    }
    if added.isEmpty { return .deleteEntries(ids: []) }
    return .deleteEntries(ids: added, undoing: history.countWrite())
  }

  /// Removes rows, all or none.
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

  /// Checks a row that is to be added.
  private func check(_ entry: HistoryEntry) throws(NotebookEditError) {
    if !KeptText.isID(entry.id) { throw .malformedID(entry.id) }
    if let problem = entry.content.problem { throw problem }
    if history.place(of: entry.id) != nil { throw .repeatedID(entry.id) }
  }
}

extension HistoryEntry.Content {
  /// The first thing that a row may not have.
  fileprivate var problem: NotebookEditError? {
    switch self {
    case .conversion(let conversion):
      if !KeptText.isNumber(conversion.input) { return .notANumber(conversion.input) }
      return KeptText.isNumber(conversion.result) ? nil : .notANumber(conversion.result)
    case .calculation(let calculation):
      return KeptText.isNumber(calculation.result) ? nil : .notANumber(calculation.result)
    case .tool(let run): return run.problem
    }
  }
}

extension KeptToolRun {
  /// Up to how many fields comparing their names takes less time than hashing them.
  private static let comparedFields = 16

  /// The first thing that the fields may not have.
  fileprivate var problem: NotebookEditError? {
    if let problem = Self.problem(of: inputs) ?? Self.problem(of: outputs) { return problem }
    let limit = NotebookLimits.rowValues
    var room = limit - inputs.count - outputs.count
    for field in inputs { room -= field.value.listCount }
    for field in outputs { room -= field.value.listCount }
    return room < 0 ? .tooManyValues(limit: limit) : nil
  }

  private static func problem(of fields: [ToolField]) -> NotebookEditError? {
    if let field = fields.first(where: { !KeptText.isName($0.name) }) {
      return .malformedName(field.name)
    }
    if fields.count > comparedFields {
      var names: Set<TextKey> = []
      return fields.first { !names.insert(TextKey($0.name)).inserted }.map {
        .repeatedField($0.name)
      }
    }
    for (position, field) in fields.enumerated()
    where fields[..<position].contains(where: { $0.name.hasBytes(of: field.name) }) {
      return .repeatedField(field.name)
    }
    return nil
  }
}

extension ToolField.Value {
  /// How many texts a list has; 0 for one text.
  fileprivate var listCount: Int {
    if case .list(let texts) = self { return texts.count }
    return 0
  }
}
