/// The reason why a store could not read or write.
public enum StoreError: Error, Hashable, Sendable {
  /// The store may not be used, as in a private window or without the permission to write.
  case refused
  /// The store is full; its content has not changed.
  case full
  /// The store has content that it cannot read.
  case damaged

  /// The name of the kind of error, which is stable from version to version.
  public var identifier: String {
    switch self {
    case .refused: "refused"
    case .full: "full"
    case .damaged: "damaged"
    }
  }
}

/// A store of a few small values by keys, such as a browser's local storage or files.
public protocol KeyValueStore {
  /// Returns the value of a key; `nil` if the key has no value.
  func value(_ key: String) throws(StoreError) -> [UInt8]?

  /// Sets the value of a key, or removes it for `nil`; an error leaves the store unchanged.
  mutating func set(_ key: String, to value: [UInt8]?) throws(StoreError)
}

/// A row of the history in a ``RecordStore``.
public struct StoredRecord: Hashable, Sendable {
  /// The identifier of the row.
  public var id: String
  /// The row as JSON in UTF-8.
  public var bytes: [UInt8]

  /// Creates a record from its parts.
  public init(id: String, bytes: [UInt8]) {
    self.id = id
    self.bytes = bytes
  }
}

/// A store of many rows by their identifiers, such as IndexedDB or a table of SQLite.
public protocol RecordStore {
  /// Returns all records, in any order.
  func records() throws(StoreError) -> [StoredRecord]

  /// Inserts records, which replace records with the same identifiers, and removes other records:
  /// all or nothing.
  mutating func change(putting: [StoredRecord], removing: [String]) throws(StoreError)
}
