/// The records of a store that are no rows, or not those of their keys.
@usableFromInline
struct UnreadRecords {
  private var bytes: [TextKey: [UInt8]] = [:]

  @usableFromInline
  init() {}

  /// Adds the row of a record to a notebook.
  ///
  /// - Returns: what is wrong with a record that is none; it is one of these then.
  @usableFromInline
  mutating func read(
    _ record: StoredRecord, into content: inout NotebookContent
  ) -> NotebookStoreProblem? {
    let problem = content.read(record)
    if case .some = problem { bytes[TextKey(record.id)] = record.bytes }
    return problem
  }

  /// The identifiers of the records, in order of their bytes.
  @usableFromInline
  var ids: [String] { bytes.sortedTexts }

  /// Takes records out.
  ///
  /// - Returns: their bytes, one record behind another with a line feed between; none for no record.
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
  /// - Returns: what is wrong with a record that is no row, or another one than its key says.
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
    if StoredPart.takesMisplacedRows {
      _ = try? self.record(entry)
      return nil
    }
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
