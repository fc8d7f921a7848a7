import StrictText

/// The parts of a notebook, without the history, that a ``KeyValueStore`` keeps as one value each.
public enum NotebookPart: String, CaseIterable, Hashable, Sendable {
  case settings, recents, favorites, customUnits, customCategories, entitlements

  /// The key of the part in a store.
  public var key: String { "metryvo.\(rawValue)" }

  /// The key of unreadable bytes of the part.
  ///
  /// When the part changes, its unreadable bytes move from ``key`` to this key and replace earlier
  /// unreadable bytes.
  public var unreadableKey: String { "\(key).unreadable" }
}

extension NotebookContent {
  /// Returns a part as a document of this part alone; `nil` if the part equals that of a new
  /// notebook.
  @usableFromInline
  func bytes(of part: NotebookPart) throws(StoreError) -> [UInt8]? {
    var single = NotebookContent()
    if single.hasEqual(part, as: self) { return nil }
    single.take(part, from: self)
    return try NotebookDocument(content: single).storedBytes()
  }

  /// Replaces a part by the part of another notebook.
  mutating func take(_ part: NotebookPart, from other: NotebookContent) {
    switch part {
    case .settings: settings = other.settings
    case .recents: recents = other.recents
    case .favorites: favorites = other.favorites
    case .customUnits: customUnits = other.customUnits
    case .customCategories: customCategories = other.customCategories
    case .entitlements: entitlements = other.entitlements
    }
  }

  /// Whether a part equals the part of another notebook; a list that both share is not searched.
  @usableFromInline
  func hasEqual(_ part: NotebookPart, as other: NotebookContent) -> Bool {
    switch part {
    case .settings: settings == other.settings
    case .recents: recents == other.recents
    case .favorites: favorites == other.favorites
    case .customUnits: customUnits == other.customUnits
    case .customCategories: customCategories == other.customCategories
    case .entitlements: entitlements == other.entitlements
    }
  }

  /// Replaces a part by the part in a stored document.
  @usableFromInline
  mutating func read(_ part: NotebookPart, _ bytes: [UInt8]) throws(NotebookDataError) {
    take(part, from: try NotebookDocument(bytes).content)
  }
}

extension NotebookDocument {
  /// Returns the document with its entitlements; throws ``StoreError/full`` if the document is too
  /// long to be read.
  @usableFromInline
  func storedBytes() throws(StoreError) -> [UInt8] {
    do throws(NotebookDataError) { return try bytes(withEntitlements: true) } catch {
      throw .full
    }
  }
}

extension HistoryRows {
  /// Returns the records to put and to remove so that a store with `old` has this history.
  ///
  /// Equal chunks at both ends are skipped, so after an edit only a few chunks are searched.
  @usableFromInline
  func changes(from old: HistoryRows) -> (putting: [StoredRecord], removing: [String]) {
    var start = 0
    while start < Swift.min(chunks.count, old.chunks.count), chunks[start] == old.chunks[start] {
      start += 1
    }
    var (end, oldEnd) = (chunks.count, old.chunks.count)
    while end > start, oldEnd > start, chunks[end - 1] == old.chunks[oldEnd - 1] {
      end -= 1
      oldEnd -= 1
    }
    var putting: [StoredRecord] = []
    for chunk in chunks[start..<end] {
      for entry in chunk where old.entry(entry.id) != entry {
        putting.append(StoredRecord(id: entry.id, bytes: entry.bytes))
      }
    }
    var removing: [String] = []
    for chunk in old.chunks[start..<oldEnd] {
      for entry in chunk where place(of: entry.id) == nil { removing.append(entry.id) }
    }
    return (putting, removing)
  }
}

extension HistoryEntry {
  /// The row as JSON in UTF-8.
  var bytes: [UInt8] {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.bytes
  }
}
