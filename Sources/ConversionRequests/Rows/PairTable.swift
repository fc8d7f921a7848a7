/// The bytes of two names; valid while the bytes of the row are valid.
struct PairKey {
  let first: UnsafeBufferPointer<UInt8>
  let second: UnsafeBufferPointer<UInt8>
  let hash: UInt64

  init(_ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>) {
    self.first = first
    self.second = second
    // FNV-1a. A user who makes names collide slows down only the user's own table.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in first { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    hash = (hash ^ 0xff) &* 0x100_0000_01b3
    for byte in second { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    self.hash = hash ^ hash >> 32
  }
}

/// A hash table from pairs of names to consecutive numbers; keys are bytes, so a look-up allocates
/// no string.
///
/// The table has open addressing with linear probing, and is at most half full. One array stores
/// all names.
struct PairTable {
  private struct Slot {
    var hash: UInt64 = 0
    var start = 0
    var firstCount = 0
    var secondCount = 0
    var number = -1
  }

  /// The greatest number of pairs.
  ///
  /// The limit bounds memory if rows have any number of misspelt names.
  static let limit = 1 << 12
  private static let mask = 2 * limit - 1

  private var slots = [Slot](repeating: Slot(), count: mask + 1)
  private var names: [UInt8] = []
  private(set) var count = 0

  /// Returns the number of a pair: 0 for the pair that was added first; `nil` for an unknown pair.
  func number(of key: PairKey) -> Int? {
    var index = Int(truncatingIfNeeded: key.hash) & Self.mask
    while slots[index].number >= 0 {
      let slot = slots[index]
      if slot.hash == key.hash && holds(key, slot) { return slot.number }
      index = (index &+ 1) & Self.mask
    }
    return nil
  }

  /// Adds an unknown pair.
  ///
  /// - Precondition: there are fewer than ``limit`` pairs.
  mutating func add(_ key: PairKey) {
    var index = Int(truncatingIfNeeded: key.hash) & Self.mask
    while slots[index].number >= 0 { index = (index &+ 1) & Self.mask }
    slots[index] = Slot(
      hash: key.hash, start: names.count, firstCount: key.first.count,
      secondCount: key.second.count, number: count)
    names.append(contentsOf: key.first)
    names.append(contentsOf: key.second)
    count += 1
  }

  private func holds(_ key: PairKey, _ slot: Slot) -> Bool {
    if slot.firstCount != key.first.count || slot.secondCount != key.second.count { return false }
    for index in 0..<slot.firstCount where names[slot.start &+ index] != key.first[index] {
      return false
    }
    let start = slot.start &+ slot.firstCount
    for index in 0..<slot.secondCount where names[start &+ index] != key.second[index] {
      return false
    }
    return true
  }
}
