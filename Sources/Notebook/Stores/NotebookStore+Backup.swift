extension NotebookStore {
  /// Writes the backup of an import and the notebook after the import: all or nothing.
  ///
  ///     let text = #"{"format": "metryvo-data", "version": 1, "settings": {"theme": "dark"}}"#
  ///     let result = NotebookContent().importing(try NotebookDocument(text: text), .replace)
  ///     var store = NotebookStore(values: MemoryStore(), records: MemoryStore())
  ///     store.save(result)  // []
  ///     store.load().content.settings.theme.rawValue  // "dark"
  ///
  /// The importing notebook must be the notebook that was last saved or loaded. The function writes
  /// the backup, then the parts, then the rows. If a write fails, no row has changed, and the
  /// function restores the earlier values and then the earlier backup. If the store refuses to
  /// restore a value, the new backup stays.
  ///
  /// - Returns: the problems, if nothing was written; empty if all was written.
  @inlinable
  public mutating func save(_ result: NotebookImport) -> [NotebookStoreProblem] {
    let (content, before) = (result.content, result.backup.content)
    var keys = [Self.unreadableRowsKey]
    for part in NotebookPart.allCases where !content.hasEqual(part, as: before) {
      keys += [part.key, part.unreadableKey]
    }
    let old = stored(keys)
    let backup = stored([NotebookDocument.backupKey])
    do throws(StoreError) { try keep(backup: result.backup) } catch { return [.backup(error)] }
    var problems = saveParts(of: content, after: before)
    if problems.isEmpty {
      do throws(StoreError) { try saveHistory(of: content, after: before) } catch {
        problems.append(.history(error))
      }
    }
    // The old backup is restored last, because the new backup has the values not yet restored.
    if !problems.isEmpty, putBack(old) { _ = putBack(backup) }
    return problems
  }

  /// Returns the values of keys; `nil` for a value that the store cannot read.
  @inlinable
  func stored(_ keys: [String]) -> [(key: String, value: [UInt8]?)] {
    keys.map { key in
      do throws(StoreError) { return (key, try values.value(key)) } catch { return (key, nil) }
    }
  }

  /// Restores values in two rounds, because a longer value may need space that a later value frees.
  ///
  /// - Returns: whether all values are restored.
  @inlinable
  mutating func putBack(_ old: [(key: String, value: [UInt8]?)]) -> Bool {
    var isBack = true
    for _ in 0..<2 {
      isBack = true
      for (key, value) in old {
        do throws(StoreError) { try values.set(key, to: value) } catch { isBack = false }
      }
    }
    return isBack
  }

  /// Writes a backup, such as that of an import, in place of the earlier backup.
  @inlinable
  public mutating func keep(backup: NotebookDocument) throws(StoreError) {
    try values.set(NotebookDocument.backupKey, to: backup.storedBytes())
  }

  /// Returns the backup as it was written; `nil` if there is no backup.
  ///
  ///     var store = NotebookStore(values: MemoryStore(), records: MemoryStore())
  ///     try store.backup()  // nil
  ///     try store.keep(backup: NotebookDocument(content: NotebookContent()))
  ///     try store.backup().map { try NotebookDocument($0).content } == NotebookContent()  // true
  @inlinable
  public func backup() throws(StoreError) -> [UInt8]? {
    try values.value(NotebookDocument.backupKey)
  }
}

extension NotebookDocument {
  /// The key of the backup in a store.
  public static let backupKey = "metryvo.backup"
}
