/// Keeps a notebook in two stores: its rows of history as records, each other part as a value.
///
///     var store = NotebookStore(values: LocalStorage(), records: HistoryTable())
///     let loaded = store.load()
///     var notebook = loaded.content
///     let before = notebook
///     try notebook.edit(.star(id: "6f1c", true))
///     let problems = store.save(notebook, after: before)   // none: one record was written
///
/// A part that cannot be read does not keep the others from being read. What it has in the store
/// stays until the part is changed. Then it is moved to ``NotebookPart/unreadableKey``, where the newest
/// such bytes are kept. A part of a newer version is never overwritten. Nothing is written but what has
/// changed.
public struct NotebookStore<Values: KeyValueStore, Records: RecordStore> {
  /// The store of parts.
  public var values: Values
  /// The store of the history.
  public var records: Records

  /// A notebook's store of two stores.
  @inlinable
  public init(values: Values, records: Records) {
    self.values = values
    self.records = records
  }

  /// Reads the notebook.
  ///
  /// A part that is missing or cannot be read is as at the beginning. Products are
  /// claims: ``Entitlements/verified(by:at:allowsDemonstrations:)`` makes products of those that hold.
  ///
  /// - Returns: the notebook, and what could not be read.
  @inlinable
  public func load() -> (content: NotebookContent, problems: [NotebookStoreProblem]) {
    var content = NotebookContent()
    var problems: [NotebookStoreProblem] = []
    for part in NotebookPart.allCases {
      do throws(StoreError) {
        guard let bytes = try values.value(part.key) else { continue }
        do throws(NotebookDataError) { try content.read(part, bytes) } catch {
          problems.append(NotebookStoreProblem(part, unread: error))
        }
      } catch {
        problems.append(.part(part, error))
      }
    }
    do throws(StoreError) {
      for record in try records.records() {
        do throws(NotebookDataError) { try content.read(record) } catch {
          problems.append(.unreadableRow(id: record.id, error))
        }
      }
    } catch {
      problems.append(.history(error))
    }
    return (content, problems)
  }

  /// Writes what has changed since the notebook was last saved or loaded.
  ///
  /// A part that changes is read in the store before it is overwritten, because another program may
  /// have written there since.
  ///
  /// - Returns: what could not be written; all else is.
  @inlinable
  public mutating func save(
    _ content: NotebookContent, after before: NotebookContent
  ) -> [NotebookStoreProblem] {
    var problems: [NotebookStoreProblem] = []
    for part in NotebookPart.allCases where !content.hasEqual(part, as: before) {
      do throws(StoreError) {
        if let version = try makeRoom(for: part) {
          problems.append(.newerPart(part, version: version))
        } else {
          try values.set(part.key, to: content.bytes(of: part))
        }
      } catch {
        problems.append(.part(part, error))
      }
    }
    let changes = content.history.changes(from: before.history)
    if changes.putting.isEmpty && changes.removing.isEmpty { return problems }
    do throws(StoreError) {
      try records.change(putting: changes.putting, removing: changes.removing)
    } catch {
      problems.append(.history(error))
    }
    return problems
  }

  /// Moves bytes aside that cannot be read.
  ///
  /// - Returns: the version of a part that is newer and stays; `nil` if the part may be written.
  /// - Throws: as the store; what cannot be moved aside is not overwritten, unless the store cannot give it.
  @inlinable
  mutating func makeRoom(for part: NotebookPart) throws(StoreError) -> String? {
    let bytes: [UInt8]?
    do throws(StoreError) { bytes = try values.value(part.key) } catch {
      if error == .damaged { return nil }
      throw error
    }
    switch StoredPart(bytes) {
    case .readable: break
    case .newer(let version): return version
    case .unreadable(let bytes): try values.set(part.unreadableKey, to: bytes)
    }
    return nil
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
