extension NotebookStore {
  /// The key of the newest bytes of records that could not be read, and whose keys were needed or
  /// whose history has no rows any more: one record behind another, with a line feed between.
  @inlinable
  public static var unreadableRowsKey: String { "metryvo.history.unreadable" }

  /// Reads the rows of the records into a notebook.
  ///
  /// - Returns: what is wrong with those that were not read.
  @inlinable
  mutating func readRecords(
    into content: inout NotebookContent
  ) throws(StoreError) -> [NotebookStoreProblem] {
    var (found, problems): (UnreadRecords, [NotebookStoreProblem]) = (UnreadRecords(), [])
    for record in try records.records() {
      if let problem = found.read(record, into: &content) { problems.append(problem) }
    }
    unread = found
    return problems
  }

  /// Writes the rows of the history that have changed.
  ///
  /// - Throws: as the stores; no row is changed then.
  @inlinable
  mutating func saveHistory(
    of content: NotebookContent, after before: NotebookContent
  ) throws(StoreError) {
    let changes = content.history.changes(from: before.history)
    if changes.putting.isEmpty && changes.removing.isEmpty { return }
    var unread = try knownUnread()
    let rest = content.history.isEmpty ? unread.ids : []
    let aside = unread.take(changes.putting.map { $0.id } + rest)
    if !aside.isEmpty { try values.set(Self.unreadableRowsKey, to: aside) }
    try records.change(putting: changes.putting, removing: changes.removing + rest)
    self.unread = unread
  }

  /// The records that are no rows; they are read if this store has not been loaded.
  @inlinable
  mutating func knownUnread() throws(StoreError) -> UnreadRecords {
    if let unread { return unread }
    var content = NotebookContent()
    do throws(StoreError) { _ = try readRecords(into: &content) } catch {
      // What the store cannot give is overwritten.
      if error != .damaged { throw error }
    }
    return unread ?? UnreadRecords()
  }

  /// Removes all that could not be read, and what was moved aside.
  ///
  /// A program does it when a person wants nothing of the past to stay. Parts of a newer version
  /// stay.
  ///
  /// - Throws: as the stores; some of it may be gone then.
  @inlinable
  public mutating func removeUnreadable() throws(StoreError) {
    for part in NotebookPart.allCases {
      if case .unreadable = StoredPart(try values.value(part.key)) {
        try values.set(part.key, to: nil)
      }
      try values.set(part.unreadableKey, to: nil)
    }
    var unread = try knownUnread()
    let ids = unread.ids
    if !ids.isEmpty { try records.change(putting: [], removing: ids) }
    _ = unread.take(ids)
    self.unread = unread
    try values.set(Self.unreadableRowsKey, to: nil)
  }
}
