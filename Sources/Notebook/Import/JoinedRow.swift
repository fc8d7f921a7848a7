import StrictText

/// A row that two notebooks may have in different states.
///
/// Joining is the maximum of a total order. Flags are joined by or; the identifiers and last uses
/// of favourites have maxima of their own. So joining is associative, commutative and idempotent.
protocol JoinedRow: KeptRow {
  /// The time that decides between two states; `nil` stands before all times.
  var decidingTime: Timestamp? { get }
  /// The state in bytes, which decides between states of one time.
  var decidingBytes: [UInt8] { get }
  /// What this row and another one come to.
  func joined(with other: Self) -> Self
}

extension JoinedRow {
  /// The state that counts, of this row and another with its identifier.
  func joined(with other: Self) -> Self {
    isLater(than: other) ? self : other
  }

  /// Whether this state counts, and not the other.
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

  /// The content alone: the identifier and the last use are joined on their own.
  var decidingBytes: [UInt8] {
    var content = self
    content.id = ""
    content.lastUsedAt = nil
    return writtenBytes { content.write(order: 0, to: &$0) }
  }

  /// The later content, the smaller identifier and the later use.
  func joined(with other: Favorite) -> Favorite {
    var joined = isLater(than: other) ? self : other
    joined.id = id.precedesByBytes(other.id) ? id : other.id
    joined.lastUsedAt = lastUse(or: other)
    return joined
  }

  /// The later use of two favourites; no use stands before all uses.
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

  /// The row of the later content, marked if either is.
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
