extension NotebookStore {
  /// Keeps the backup of an import and writes the notebook after it: all or nothing.
  ///
  ///     let result = notebook.importing(document, .replace, plan: plan, at: now)
  ///     if store.save(result).isEmpty { undo = try notebook.edit(.replaceAll(result.content)) }
  ///
  /// The notebook that takes the import must be the one that was last saved or loaded. The backup
  /// is written first, then parts, then rows. If one of them fails, each value is again what it
  /// was, the backup before, too; no row has changed then.
  ///
  /// - Returns: why nothing was written; nothing if all is.
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
    // The old backup comes back last: without it, the new one has what was not put back.
    if !problems.isEmpty, putBack(old) { _ = putBack(backup) }
    return problems
  }

  /// The values of keys; none for one that the store cannot give.
  @inlinable
  func stored(_ keys: [String]) -> [(key: String, value: [UInt8]?)] {
    keys.map { key in
      do throws(StoreError) { return (key, try values.value(key)) } catch { return (key, nil) }
    }
  }

  /// Puts values back, in two rounds: those that become longer may need the room of the others.
  ///
  /// - Returns: whether all are back.
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

  /// Keeps a backup in place of the one before, such as that of an import.
  @inlinable
  public mutating func keep(backup: NotebookDocument) throws(StoreError) {
    try values.set(NotebookDocument.backupKey, to: backup.storedBytes())
  }

  /// The document that was kept as a backup, as it was written; `nil` for none.
  @inlinable
  public func backup() throws(StoreError) -> [UInt8]? {
    try values.value(NotebookDocument.backupKey)
  }
}

extension NotebookDocument {
  /// The key of the backup in a store.
  public static let backupKey = "metryvo.backup"
}
