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
/// stays until the part is changed. Then it is moved to ``NotebookPart/unreadableKey``, where the
/// newest such bytes are kept. So is a record that cannot be read, when a row needs its key or the
/// history has no rows any more: to ``unreadableRowsKey``. A part of a newer version is never
/// overwritten. Nothing is written but what has changed.
public struct NotebookStore<Values: KeyValueStore, Records: RecordStore> {
  /// The store of parts.
  public var values: Values
  /// The store of the history.
  public var records: Records
  /// The records that were not read; `nil` before records were read.
  @usableFromInline
  var unread: UnreadRecords?

  /// A notebook's store of two stores.
  @inlinable
  public init(values: Values, records: Records) {
    self.values = values
    self.records = records
  }

  /// Reads the notebook.
  ///
  /// A part that is missing or cannot be read is as at the beginning, and a record that cannot be
  /// read is no row. Products are claims: ``Entitlements/verified(by:at:allowsDemonstrations:)``
  /// makes products of those that hold.
  ///
  /// - Returns: the notebook, and what could not be read.
  @inlinable
  public mutating func load() -> (content: NotebookContent, problems: [NotebookStoreProblem]) {
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
    do throws(StoreError) { problems += try readRecords(into: &content) } catch {
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
    var problems = saveParts(of: content, after: before)
    do throws(StoreError) { try saveHistory(of: content, after: before) } catch {
      problems.append(.history(error))
    }
    return problems
  }

  /// Writes the parts that have changed.
  @inlinable
  mutating func saveParts(
    of content: NotebookContent, after before: NotebookContent
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
    return problems
  }

  /// Moves bytes of a part aside that cannot be read.
  ///
  /// - Returns: the version of a part that is newer and stays; `nil` if the part may be written.
  /// - Throws: as the store; what cannot be moved aside is not overwritten, unless the store cannot
  ///   give it.
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
}
