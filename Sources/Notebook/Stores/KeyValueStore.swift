/// Why a store did not do what it was asked for.
public enum StoreError: Error, Hashable, Sendable {
  /// The store may not be used, as in a private window or without the right to write.
  case refused
  /// There is no room left; what was there is as before.
  case full
  /// The store holds what it cannot read.
  case damaged

  /// The word for the kind of error, which stays from version to version.
  public var identifier: String {
    switch self {
    case .refused: "refused"
    case .full: "full"
    case .damaged: "damaged"
    }
  }
}

/// A store of a few small values by their keys, such as a browser's local storage or files.
public protocol KeyValueStore {
  /// The value of a key; `nil` for none.
  func value(_ key: String) throws(StoreError) -> [UInt8]?

  /// Puts a value in place of that of a key, or removes it; if it fails, nothing has changed.
  mutating func set(_ key: String, to value: [UInt8]?) throws(StoreError)
}

/// A row as a store of records has it.
public struct StoredRecord: Hashable, Sendable {
  /// The identifier of the row.
  public var id: String
  /// The row as JSON in UTF-8.
  public var bytes: [UInt8]

  /// A record from its parts.
  public init(id: String, bytes: [UInt8]) {
    self.id = id
    self.bytes = bytes
  }
}

/// A store of many rows by their identifiers, such as IndexedDB or a table of SQLite.
public protocol RecordStore {
  /// All records, in any order.
  func records() throws(StoreError) -> [StoredRecord]

  /// Puts records in place of those with their identifiers and removes others, all or nothing.
  mutating func change(putting: [StoredRecord], removing: [String]) throws(StoreError)
}
