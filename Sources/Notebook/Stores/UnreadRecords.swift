/// The records of a store that are not rows, or whose rows have other identifiers than their keys.
@usableFromInline
struct UnreadRecords {
  private var bytes: [TextKey: [UInt8]] = [:]

  @usableFromInline
  init() {}

  /// Adds the row of a record to a notebook, or adds the record to the unread records.
  ///
  /// - Returns: the problem of an unread record; `nil` if the row was added.
  @usableFromInline
  mutating func read(
    _ record: StoredRecord, into content: inout NotebookContent
  ) -> NotebookStoreProblem? {
    let problem = content.read(record)
    if case .some = problem { bytes[TextKey(record.id)] = record.bytes }
    return problem
  }

  /// The identifiers of the records, in the order of their bytes.
  @usableFromInline
  var ids: [String] { bytes.sortedTexts }

  /// Removes records.
  ///
  /// - Returns: the bytes of the removed records, with a line feed between two records.
  @usableFromInline
  mutating func take(_ ids: [String]) -> [UInt8] {
    if bytes.isEmpty { return [] }
    var taken: [UInt8] = []
    for id in ids {
      guard let record = bytes.removeValue(forKey: TextKey(id)) else { continue }
      if !taken.isEmpty { taken.append(UInt8(ascii: "\n")) }
      taken += record
    }
    return taken
  }
}

extension NotebookContent {
  /// Adds the row of a record.
  ///
  /// - Returns: the problem of a record that is not a row, or that has the row of another key;
  ///   `nil` if the row was added.
  fileprivate mutating func read(_ record: StoredRecord) -> NotebookStoreProblem? {
    let source = DataSource(record.bytes)
    var single = NotebookContent()
    do throws(NotebookDataError) {
      single.read(history: try source.node(), source)
      if let failure = source.failure { throw failure }
    } catch {
      return .unreadableRow(id: record.id, error)
    }
    guard let entry = single.history.first else { return nil }
    #if SeededFaults
    if takesRow(entry) { return nil }
    #endif
    if !entry.id.hasBytes(of: record.id) {
      return .misplacedRow(id: record.id, row: entry.id)
    }
    do throws(FieldProblem) { _ = try self.record(entry) } catch {
      return .unreadableRow(id: record.id, NotebookDataError(.edit(error.error)))
    }
    return nil
  }
}
