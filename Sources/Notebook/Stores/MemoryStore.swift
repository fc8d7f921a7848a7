/// A store in memory: for tests, and for programs without another store.
///
///     var store = NotebookStore(values: MemoryStore(), records: MemoryStore())
///     store.values.isRefused = true
///     var notebook = NotebookContent()
///     try notebook.edit(.search("furlong"))
///     store.save(notebook, after: NotebookContent()).map(\.identifier)  // ["part"]
///
/// Tests can make the store refuse or be full, as other stores may.
public struct MemoryStore: KeyValueStore, RecordStore, Hashable, Sendable {
  /// The maximum size of all keys and values in bytes.
  public var byteLimit: Int
  /// Whether the store refuses every call.
  public var isRefused = false
  /// The values and records, in the order of the bytes of their keys.
  private var entries: [StoredRecord] = []

  /// Creates an empty store.
  ///
  ///     var store = MemoryStore(byteLimit: 8)
  ///     try store.set("unit", to: Array("mile".utf8))
  ///     try? store.set("unit", to: Array("kilometer".utf8))
  ///     try store.value("unit").map { String(decoding: $0, as: UTF8.self) }  // Optional("mile")
  public init(byteLimit: Int = .max) { self.byteLimit = byteLimit }

  /// The size of all keys and values in bytes.
  public var byteCount: Int { entries.reduce(0) { $0 + $1.id.utf8.count + $1.bytes.count } }

  public func value(_ key: String) throws(StoreError) -> [UInt8]? {
    if isRefused { throw .refused }
    let position = position(of: key)
    return holds(key, at: position) ? entries[position].bytes : nil
  }

  public mutating func set(_ key: String, to value: [UInt8]?) throws(StoreError) {
    if let value {
      try change(putting: [StoredRecord(id: key, bytes: value)], removing: [])
    } else {
      try change(putting: [], removing: [key])
    }
  }

  public func records() throws(StoreError) -> [StoredRecord] {
    if isRefused { throw .refused }
    return entries
  }

  public mutating func change(
    putting records: [StoredRecord], removing ids: [String]
  ) throws(StoreError) {
    if isRefused { throw .refused }
    let before = entries
    for id in ids { remove(id) }
    for record in records {
      remove(record.id)
      entries.insert(record, at: position(of: record.id))
    }
    if byteCount > byteLimit {
      entries = before
      throw .full
    }
  }

  private mutating func remove(_ id: String) {
    let position = position(of: id)
    if holds(id, at: position) { entries.remove(at: position) }
  }

  private func holds(_ key: String, at position: Int) -> Bool {
    position < entries.count && entries[position].id.hasBytes(of: key)
  }

  /// Returns the position of a key, or the position at which to insert it.
  private func position(of key: String) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].id.precedesByBytes(key) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
