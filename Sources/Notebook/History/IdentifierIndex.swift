/// An index that finds the time of a row by the identifier of the row.
///
/// The rows are ordered by time, so the time leads to the row. A hash assigns identifiers to 256
/// buckets, each an array of its own, so an edit copies at most one bucket. With 10,000 rows a
/// bucket has about 40 keys.
struct IdentifierIndex: Sendable {
  private struct Key: Sendable {
    let hash: UInt64
    let time: Timestamp
  }

  private var buckets = [[Key]](repeating: [], count: 256)

  /// Returns the 64-bit FNV-1a hash of an identifier.
  ///
  /// Source: RFC 9923, offset basis and prime of 64 bits.
  private static func hash(_ id: String) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in id.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }

  private static func bucket(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash >> 56) }

  /// Returns the first candidate time of the identifier for which `isThere` finds the row.
  func time(of id: String, where isThere: (Timestamp) -> Bool) -> Timestamp? {
    let hash = Self.hash(id)
    for key in buckets[Self.bucket(hash)] where key.hash == hash {
      if isThere(key.time) { return key.time }
    }
    return nil
  }

  mutating func insert(_ id: String, _ time: Timestamp) {
    let hash = Self.hash(id)
    buckets[Self.bucket(hash)].append(Key(hash: hash, time: time))
  }

  /// Removes the key of a row from the index.
  mutating func remove(_ id: String, _ time: Timestamp) {
    let hash = Self.hash(id)
    let bucket = Self.bucket(hash)
    guard
      let position = buckets[bucket].lastIndex(where: { $0.hash == hash && $0.time == time })
    else { return }
    #if SeededFaults
    if Self.losesNeighbors(behind: position, in: &buckets[bucket]) { return }
    #endif
    buckets[bucket].swapAt(position, buckets[bucket].count - 1)
    buckets[bucket].removeLast()
  }
}
