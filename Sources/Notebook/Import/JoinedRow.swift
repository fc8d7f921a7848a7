import StrictText

/// A row that two notebooks may have in different states.
///
/// A join is the maximum of a total order of states. Flags are joined by logical or, identifiers of
/// favourites by their minimum, and last uses of favourites by their maximum. Each of these
/// operations is associative, commutative and idempotent, and so is a join.
protocol JoinedRow: KeptRow {
  /// The time that orders two states; `nil` is before all times.
  var decidingTime: Timestamp? { get }
  /// The state in bytes, which orders states with equal times.
  var decidingBytes: [UInt8] { get }
  /// Returns the join of this row and another one.
  func joined(with other: Self) -> Self
}

extension JoinedRow {
  /// Returns the later of two states of a row.
  func joined(with other: Self) -> Self {
    isLater(than: other) ? self : other
  }

  /// Whether this state is later than another state in the order of states.
  func isLater(than other: Self) -> Bool {
    #if SeededFaults
    if let faulty = isFaultilyLater(than: other) { return faulty }
    #endif
    if decidingTime != other.decidingTime {
      guard let time = decidingTime else { return false }
      guard let otherTime = other.decidingTime else { return true }
      return otherTime < time
    }
    if createdAt != other.createdAt { return other.createdAt < createdAt }
    return other.decidingBytes.lexicographicallyPrecedes(decidingBytes)
  }
}

extension Favorite: JoinedRow {
  var decidingTime: Timestamp? {
    #if SeededFaults
    if let faulty = faultyDecidingTime { return faulty }
    #endif
    return updatedAt ?? createdAt
  }

  /// The content without the identifier and the last use, which are joined separately.
  var decidingBytes: [UInt8] {
    var content = self
    content.id = ""
    content.lastUsedAt = nil
    return writtenBytes { content.write(order: 0, to: &$0) }
  }

  /// Returns the content of the later favourite, with the smaller identifier and the later last
  /// use.
  func joined(with other: Favorite) -> Favorite {
    var joined = isLater(than: other) ? self : other
    joined.id = id.precedesByBytes(other.id) ? id : other.id
    joined.lastUsedAt = lastUse(or: other)
    return joined
  }

  /// Returns the later of the last uses of two favourites; `nil` is before all uses.
  private func lastUse(or other: Favorite) -> Timestamp? {
    guard let time = lastUsedAt, let otherTime = other.lastUsedAt else {
      return lastUsedAt ?? other.lastUsedAt
    }
    return max(time, otherTime)
  }
}

extension UserUnit: JoinedRow {
  var decidingTime: Timestamp? { updatedAt }
  var decidingBytes: [UInt8] { writtenBytes { write(to: &$0) } }
}

extension UserCategory: JoinedRow {
  var decidingTime: Timestamp? { updatedAt }
  var decidingBytes: [UInt8] { writtenBytes { write(to: &$0) } }
}

extension HistoryEntry: JoinedRow {
  var decidingTime: Timestamp? { createdAt }
  var decidingBytes: [UInt8] { writtenBytes { write(to: &$0) } }

  /// Returns the later of both rows, starred or copied if at least one of them is.
  func joined(with other: HistoryEntry) -> HistoryEntry {
    var (first, second) = (self, other)
    first.isStarred = isStarred || other.isStarred
    first.isCopied = isCopied || other.isCopied
    #if SeededFaults
    first.mark(ifBoth: self, other)
    #endif
    second.isStarred = first.isStarred
    second.isCopied = first.isCopied
    return first.isLater(than: second) ? first : second
  }
}

private func writtenBytes(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
  var writer = JSONWriter()
  write(&writer)
  return writer.bytes
}
