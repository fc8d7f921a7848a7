import Notebook

/// What the page keeps under keys, as it was stored and as it shall be.
struct PageStore: KeyValueStore {
  /// What all keys begin with.
  static let prefix = "metryvo."

  private var values = MemoryStore()
  /// What the page has not stored yet, in order.
  private(set) var unsaved: [(key: String, value: [UInt8]?)] = []

  /// Takes over what the page has under a key.
  mutating func take(_ key: String, _ value: [UInt8]?) { try? values.set(key, to: value) }

  /// What the page has not stored yet, which counts as stored from now on.
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
