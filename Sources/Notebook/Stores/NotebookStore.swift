/// A store of a notebook in two stores: the rows of its history as records, each other part as a
/// value.
///
///     var store = NotebookStore(values: MemoryStore(), records: MemoryStore())
///     var notebook = store.load().content
///     let before = notebook
///     try notebook.edit(.visitCategory("length"))
///     store.save(notebook, after: before)  // []
///     store.load().content.recents.categories  // ["length"]
///
/// The store writes only changes. If a part is unreadable, the other parts are still read. When the
/// part changes, its unreadable bytes move to ``NotebookPart/unreadableKey`` and replace earlier
/// bytes of this key. An unreadable record moves to ``unreadableRowsKey`` when a row needs its key
/// or the history has no rows any more. A part of a newer version is never overwritten.
public struct NotebookStore<Values: KeyValueStore, Records: RecordStore> {
  /// The store of parts.
  public var values: Values
  /// The store of the history.
  public var records: Records
  /// The records that were not read; `nil` before the records are read.
  @usableFromInline
  var unread: UnreadRecords?

  /// Creates a store of two stores.
  @inlinable
  public init(values: Values, records: Records) {
    self.values = values
    self.records = records
  }

  /// Reads the notebook.
  ///
  /// A part that is missing or unreadable has its default, and an unreadable record adds no row.
  /// Products are read as claims: ``Entitlements/verified(by:at:allowsDemonstrations:)`` turns
  /// valid claims into products.
  ///
  ///     var store = NotebookStore(values: MemoryStore(), records: MemoryStore())
  ///     try store.values.set(NotebookPart.settings.key, to: Array("{".utf8))
  ///     let (content, problems) = store.load()
  ///     content == NotebookContent()  // true
  ///     problems.map(\.identifier)  // ["unreadablePart"]
  ///
  /// - Returns: the notebook, and the problems of the parts and rows that were not read.
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

  /// Writes the changes since the notebook was last saved or loaded.
  ///
  /// The function reads a part in the store before it overwrites the part, because another program
  /// may have written the part.
  ///
  ///     var notebook = NotebookContent()
  ///     try notebook.edit(.search("furlong"))
  ///     var store = NotebookStore(values: MemoryStore(byteLimit: 9), records: MemoryStore())
  ///     let problems = store.save(notebook, after: NotebookContent())
  ///     problems  // [recent items: the store is full; delete some rows, or export and clear them]
  ///
  /// - Returns: the problems of the parts that were not written; all other changes were written.
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

  /// Moves unreadable bytes of a part to another key.
  ///
  /// - Returns: the version of a newer part, which must stay; `nil` if the part may be written.
  /// - Throws: ``StoreError`` if the bytes cannot be moved, so that they are not overwritten. Bytes
  ///   that a damaged store cannot return may be overwritten.
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
