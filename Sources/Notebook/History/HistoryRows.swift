/// The rows of a history, the oldest first; rows of one millisecond are ordered by the bytes of
/// `id`.
///
///     var notebook = NotebookContent()
///     let sum = KeptCalculation(expression: "2 + 3 =", result: "5")
///     try notebook.edit(.record(HistoryEntry(id: "b", createdAt: .epoch, .calculation(sum))))
///     try notebook.edit(.record(HistoryEntry(id: "a", createdAt: .epoch, .calculation(sum))))
///     notebook.history.map(\.id)  // ["a", "b"]
///     notebook.history.reversed().prefix(1).map(\.id)  // ["b"]
///
/// The order does not depend on the order of edits. The rows are stored in chunks of at most 64
/// rows, so an edit copies at most one chunk and the list of chunks, even while another variable
/// holds the state before the edit.
public struct HistoryRows: Sendable {
  /// The maximum number of rows in a chunk.
  static let chunkLimit = 64

  /// The rows in their order; no chunk is empty.
  var chunks: [[HistoryEntry]] = []
  private var index = IdentifierIndex()
  /// The number of rows of each kind.
  private var counts = [0, 0, 0]
  /// The number of rows.
  public private(set) var count = 0
  /// The last write to these rows; formats and equality ignore it.
  var write = HistoryWrite(number: 0)
  /// The highest number of a write so far, so that numbers of writes are unique.
  private var lastWrite: Int64 = 0

  /// Creates a history without rows.
  public init() {}

  /// Returns the number of rows of a kind.
  public func count(of kind: HistoryKind) -> Int { counts[kind.position] }

  /// Returns the newest rows of a kind, the newest first.
  ///
  /// - Complexity: O(*n*) for *n* rows. The search ends at the last row returned, and copies no
  ///   rows of other kinds.
  package func newest(_ limit: Int, of kind: HistoryKind) -> [HistoryEntry] {
    var found: [HistoryEntry] = []
    let wanted = Swift.min(limit, count(of: kind))
    for chunk in chunks.indices.reversed() {
      for row in chunks[chunk].indices.reversed() where found.count < wanted {
        if chunks[chunk][row].kind == kind { found.append(chunks[chunk][row]) }
      }
      if found.count == wanted { break }
    }
    return found
  }

  /// Returns the row with an identifier; `nil` if no row has the identifier.
  ///
  ///     let sum = KeptCalculation(expression: "2 + 3 =", result: "5")
  ///     var notebook = NotebookContent()
  ///     try notebook.edit(.record(HistoryEntry(id: "6f1c", createdAt: .epoch, .calculation(sum))))
  ///     notebook.history.entry("6f1c")?.kind == .calculation  // true
  ///     notebook.history.entry("6f1d")?.kind == .calculation  // false
  ///
  /// - Complexity: O(log *n*), plus a search of one of the 256 buckets of the index.
  public func entry(_ id: String) -> HistoryEntry? {
    place(of: id).map { chunks[$0.chunk][$0.row] }
  }

  /// Returns the position of the row with an identifier; `nil` if no row has the identifier.
  func place(of id: String) -> Index? {
    var found: Index?
    _ = index.time(of: id) { time in
      let place = placeOfFirst(notBefore: time, id)
      guard place < endIndex, self[place].createdAt == time, self[place].id.hasBytes(of: id)
      else { return false }
      found = place
      return true
    }
    return found
  }

  /// Inserts a row, whose identifier no row of the history may have.
  mutating func insert(_ entry: HistoryEntry) {
    let place = placeOfFirst(notBefore: entry.createdAt, entry.id)
    add(entry)
    if place.chunk == chunks.count {
      insertLast(entry)
    } else if chunks[place.chunk].count < Self.chunkLimit {
      chunks[place.chunk].insert(entry, at: place.row)
    } else {
      split(place.chunk)
      let half = Self.chunkLimit / 2
      let isUpper = place.row > half
      chunks[place.chunk + (isUpper ? 1 : 0)].insert(entry, at: place.row - (isUpper ? half : 0))
    }
  }

  /// Sets a new write of the rows, with a unique number.
  ///
  /// - Returns: the write before the new one.
  mutating func countWrite() -> HistoryWrite {
    defer {
      lastWrite &+= 1
      write = HistoryWrite(number: lastWrite)
    }
    return write
  }

  /// Sets the write of these rows, which replace `rows`, and continues the numbering of `rows`.
  mutating func follow(_ rows: HistoryRows, write: HistoryWrite) {
    lastWrite = Swift.max(lastWrite, rows.lastWrite)
    self.write = write
  }

  private mutating func insertLast(_ entry: HistoryEntry) {
    let last = chunks.count - 1
    if last >= 0, chunks[last].count < Self.chunkLimit {
      chunks[last].append(entry)
    } else {
      chunks.append([entry])
    }
  }

  /// Appends a chunk; its rows must be behind all rows of this history.
  mutating func append(chunk: [HistoryEntry]) {
    chunks.append(chunk)
    for entry in chunk { add(entry) }
  }

  /// Removes the rows of the last chunk.
  mutating func removeLastChunk() {
    for entry in chunks.removeLast() { subtract(entry) }
  }

  /// Adds a row of a chunk to the index and the counts.
  private mutating func add(_ entry: HistoryEntry) {
    index.insert(entry.id, entry.createdAt)
    counts[entry.kind.position] += 1
    count += 1
  }

  /// Removes a row, which no chunk has any more, from the index and the counts.
  private mutating func subtract(_ entry: HistoryEntry) {
    index.remove(entry.id, entry.createdAt)
    counts[entry.kind.position] -= 1
    count -= 1
  }

  /// Splits a full chunk into two halves.
  private mutating func split(_ chunk: Int) {
    let upper = Array(chunks[chunk][(Self.chunkLimit / 2)...])
    chunks[chunk].removeSubrange((Self.chunkLimit / 2)...)
    chunks.insert(upper, at: chunk + 1)
  }

  /// Removes and returns the row at a position.
  mutating func remove(at place: Index) -> HistoryEntry {
    let entry = chunks[place.chunk].remove(at: place.row)
    if chunks[place.chunk].isEmpty { chunks.remove(at: place.chunk) }
    subtract(entry)
    return entry
  }

  /// Changes the row at a position; `change` must not change the identifier, the time or the kind.
  mutating func change(at place: Index, _ change: (inout HistoryEntry) -> Void) {
    change(&chunks[place.chunk][place.row])
  }
}
