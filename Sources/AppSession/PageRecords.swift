import Notebook

/// The rows of the history, each of which the page keeps under a key of its own.
struct PageRecords: RecordStore {
  /// What the keys of rows begin with.
  private static let prefix = "metryvo.row."

  private var rows: [TextKey: [UInt8]] = [:]
  /// What the page has not stored yet, in order.
  private var unsaved: [(key: String, value: [UInt8]?)] = []

  /// The identifier of the row under a key; `nil` for a key that is no row's.
  static func row(of key: String) -> String? {
    guard key.utf8.starts(with: prefix.utf8) else { return nil }
    return String(decoding: key.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
  }

  /// Takes over what the page has of a row.
  mutating func take(_ row: String, _ value: [UInt8]?) {
    rows[TextKey(row)] = value
  }

  /// What the page has not stored yet, which counts as stored from now on.
  mutating func takeUnsaved() -> [(key: String, value: [UInt8]?)] {
    defer { unsaved = [] }
    return unsaved
  }

  /// The rows in an order that is that of no dictionary, so that a log of events gives the same again.
  func records() throws(StoreError) -> [StoredRecord] {
    rows.sortedTexts.map { StoredRecord(id: $0, bytes: rows[TextKey($0)] ?? []) }
  }

  mutating func change(
    putting records: [StoredRecord], removing ids: [String]
  ) throws(StoreError) {
    for id in ids {
      take(id, nil)
      unsaved.append((Self.prefix + id, nil))
    }
    for record in records {
      take(record.id, record.bytes)
      unsaved.append((Self.prefix + record.id, record.bytes))
    }
  }
}
