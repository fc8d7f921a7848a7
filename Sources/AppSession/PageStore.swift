import Notebook

/// The values that the page stores under keys, with the pending changes.
struct PageStore: KeyValueStore {
  /// The prefix of all keys.
  static let prefix = "metryvo."

  private var values = MemoryStore()
  /// The changes that the page has not stored yet, in order.
  private(set) var unsaved: [(key: String, value: [UInt8]?)] = []

  /// Takes over the page's value of a key.
  mutating func take(_ key: String, _ value: [UInt8]?) { try? values.set(key, to: value) }

  /// Returns the changes that the page has not stored yet, and regards them as stored.
  mutating func takeUnsaved() -> [(key: String, value: [UInt8]?)] {
    defer { unsaved = [] }
    return unsaved
  }

  func value(_ key: String) throws(StoreError) -> [UInt8]? { try values.value(key) }

  mutating func set(_ key: String, to value: [UInt8]?) throws(StoreError) {
    try values.set(key, to: value)
    unsaved.append((key, value))
  }
}
