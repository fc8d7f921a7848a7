extension HistoryRows: BidirectionalCollection {
  /// The position of a row.
  public struct Index: Comparable, Sendable {
    let chunk: Int
    let row: Int

    public static func < (first: Index, second: Index) -> Bool {
      (first.chunk, first.row) < (second.chunk, second.row)
    }
  }

  public var startIndex: Index { Index(chunk: 0, row: 0) }
  public var endIndex: Index { Index(chunk: chunks.count, row: 0) }

  public subscript(position: Index) -> HistoryEntry { chunks[position.chunk][position.row] }

  public func index(after place: Index) -> Index {
    place.row + 1 < chunks[place.chunk].count
      ? Index(chunk: place.chunk, row: place.row + 1) : Index(chunk: place.chunk + 1, row: 0)
  }

  public func index(before place: Index) -> Index {
    place.row > 0
      ? Index(chunk: place.chunk, row: place.row - 1)
      : Index(chunk: place.chunk - 1, row: chunks[place.chunk - 1].count - 1)
  }
}

extension HistoryRows {
  /// Returns the position of the first row at or behind a time and identifier in the order of the
  /// rows.
  ///
  /// If this row is the first of a chunk, the position is in this chunk, not at the end of the
  /// chunk before.
  func placeOfFirst(notBefore time: Timestamp, _ id: String) -> Index {
    // Most rows are added in order of time, so their position is the end.
    guard let last = chunks.last, !stands(last[last.count - 1], before: time, id) else {
      return endIndex
    }
    var (low, high) = (0, chunks.count - 1)
    // Find the first chunk whose last row is at or behind the time and identifier.
    while low < high {
      let middle = (low + high) / 2
      if stands(chunks[middle][chunks[middle].count - 1], before: time, id) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    var (first, end) = (0, chunks[low].count)
    while first < end {
      let middle = (first + end) / 2
      if stands(chunks[low][middle], before: time, id) { first = middle + 1 } else { end = middle }
    }
    return Index(chunk: low, row: first)
  }

  private func stands(_ entry: HistoryEntry, before time: Timestamp, _ id: String) -> Bool {
    if entry.createdAt != time { return entry.createdAt < time }
    #if SeededFaults
    if isOrderedByArrival { return !entry.id.hasBytes(of: id) }
    #endif
    return entry.id.precedesByBytes(id)
  }
}

extension HistoryRows: Hashable {
  /// Whether both histories have equal rows.
  public static func == (first: HistoryRows, second: HistoryRows) -> Bool {
    first.count == second.count && first.elementsEqual(second)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for entry in self { hasher.combine(entry) }
  }
}
