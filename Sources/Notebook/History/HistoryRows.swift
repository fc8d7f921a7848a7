/// The rows of a history, the oldest first; rows of one millisecond stand in order of their
/// identifiers.
///
///     for entry in notebook.history.reversed().prefix(20) { … }   // the 20 newest
///
/// The order does not depend on the order of edits. The rows lie in chunks of at most 64. So an
/// edit copies no more than a chunk and the list of chunks, even while somebody holds the state
/// before it.
public struct HistoryRows: Sendable {
  /// The most rows of a chunk.
  static let chunkLimit = 64

  /// Rows in their order; no chunk is empty.
  var chunks: [[HistoryEntry]] = []
  private var index = IdentifierIndex()
  /// How many rows of each kind there are.
  private var counts = [0, 0, 0]
  /// How many rows there are.
  public private(set) var count = 0
  /// The write that made these rows; no format has it, and equal rows may differ in it.
  var write = HistoryWrite(number: 0)
  /// The greatest number of a write so far, so that no two writes have one number.
  private var lastWrite: Int64 = 0

  /// A history without rows.
  public init() {}

  /// How many rows of a kind there are.
  public func count(of kind: HistoryKind) -> Int { counts[kind.position] }

  /// The newest rows of a kind, the newest first.
  ///
  /// - Complexity: O(*n*) for *n* rows, but rows of other kinds are looked at and not copied; what is
  ///   older than the last row of the kind is not.
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

  /// The row with an identifier.
  ///
  /// - Complexity: O(log *n*), and a look at one of 256 lists of keys.
  public func entry(_ id: String) -> HistoryEntry? {
    place(of: id).map { chunks[$0.chunk][$0.row] }
  }

  /// Where the row with an identifier stands.
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

  /// Inserts a row whose identifier is new.
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

  /// Gives the rows a number that no write had before.
  ///
  /// - Returns: the write before.
  mutating func countWrite() -> HistoryWrite {
    defer {
      lastWrite &+= 1
      write = HistoryWrite(number: lastWrite)
    }
    return write
  }

  /// Takes the numbers of writes over from rows that stood here; these rows are of `write`.
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

  /// Adds a chunk whose rows stand behind all rows of this history.
  mutating func append(chunk: [HistoryEntry]) {
    chunks.append(chunk)
    for entry in chunk { add(entry) }
  }

  /// Removes the rows of the last chunk.
  mutating func removeLastChunk() {
    for entry in chunks.removeLast() { subtract(entry) }
  }

  /// Enters a row of a chunk into the index and the counts.
  private mutating func add(_ entry: HistoryEntry) {
    index.insert(entry.id, entry.createdAt)
    counts[entry.kind.position] += 1
    count += 1
  }

  /// Takes a row that no chunk has any more out of the index and the counts.
  private mutating func subtract(_ entry: HistoryEntry) {
    index.remove(entry.id, entry.createdAt)
    counts[entry.kind.position] -= 1
    count -= 1
  }

  /// Divides a full chunk into two halves.
  private mutating func split(_ chunk: Int) {
    let upper = Array(chunks[chunk][(Self.chunkLimit / 2)...])
    chunks[chunk].removeSubrange((Self.chunkLimit / 2)...)
    chunks.insert(upper, at: chunk + 1)
  }

  /// Removes the row at a place.
  mutating func remove(at place: Index) -> HistoryEntry {
    let entry = chunks[place.chunk].remove(at: place.row)
    if chunks[place.chunk].isEmpty { chunks.remove(at: place.chunk) }
    subtract(entry)
    return entry
  }

  /// Changes what is neither the identifier, the time nor the kind of the row at a place.
  mutating func change(at place: Index, _ change: (inout HistoryEntry) -> Void) {
    change(&chunks[place.chunk][place.row])
  }
}
