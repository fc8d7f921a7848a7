extension NotebookStore {
  /// The key of unreadable records of the history.
  ///
  /// Such records move to this key when a row needs their key, or when the history has no rows any
  /// more. The moved records replace earlier records of this key; a line feed separates records.
  @inlinable
  public static var unreadableRowsKey: String { "metryvo.history.unreadable" }

  /// Reads the rows of the records into a notebook.
  ///
  /// - Returns: the problems of the records that were not read.
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

  /// Writes the changes of the history.
  ///
  /// - Throws: ``StoreError``; an error leaves all rows unchanged.
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

  /// Returns the unread records; reads the records if this store was not loaded.
  @inlinable
  mutating func knownUnread() throws(StoreError) -> UnreadRecords {
    if let unread { return unread }
    var content = NotebookContent()
    do throws(StoreError) { _ = try readRecords(into: &content) } catch {
      // Records that a damaged store cannot return are overwritten.
      if error != .damaged { throw error }
    }
    return unread ?? UnreadRecords()
  }

  /// Removes all unreadable bytes, also bytes that were moved to other keys.
  ///
  /// A program calls this when a person wants to keep nothing of the past. Parts of a newer version
  /// stay.
  ///
  ///     var store = NotebookStore(values: MemoryStore(), records: MemoryStore())
  ///     try store.values.set(NotebookPart.settings.key, to: Array("{".utf8))
  ///     store.load().problems.map(\.identifier)  // ["unreadablePart"]
  ///     try store.removeUnreadable()
  ///     store.load().problems.map(\.identifier)  // []
  ///
  /// - Throws: ``StoreError``; an error may leave some of the bytes removed.
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
