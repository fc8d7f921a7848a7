import Notebook

/// The rows of the history, each stored by the page under a key of its own.
struct PageRecords: RecordStore {
  /// The prefix of the rows' keys.
  private static let prefix = "metryvo.row."

  private var rows: [TextKey: [UInt8]] = [:]
  /// The changes that the page has not stored yet, in order.
  private var unsaved: [(key: String, value: [UInt8]?)] = []

  /// Returns the identifier of the row under a key; `nil` for a key that is not of a row.
  static func row(of key: String) -> String? {
    guard key.utf8.starts(with: prefix.utf8) else { return nil }
    return String(decoding: key.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
  }

  /// Takes over the page's value of a row.
  mutating func take(_ row: String, _ value: [UInt8]?) {
    rows[TextKey(row)] = value
  }

  /// Returns the changes that the page has not stored yet, and regards them as stored.
  mutating func takeUnsaved() -> [(key: String, value: [UInt8]?)] {
    defer { unsaved = [] }
    return unsaved
  }

  /// Returns the rows in sorted order, so that replaying a log of events gives equal effects.
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
