/// A hash table of byte keys, which are numbered from 0 in the order of their insertion.
///
/// The table uses open addressing with linear probing and is at most half full. The hash does not
/// resist crafted collisions: keys come from the catalog or from a registry, so only the author of
/// a registry could slow down look-ups. A dictionary of strings would need Unicode tables to
/// compare the keys in normal form.
package struct KeyTable: Sendable {
  private struct Key {
    /// The lower half of the hash.
    let hash: UInt32
    let start: Int32
    let count: Int32

    var range: Range<Int> { Int(start)..<Int(start) + Int(count) }
  }

  private var bytes: [UInt8] = []
  private var keys: [Key] = []
  /// For each slot, the number of its key plus 1; 0 for a free slot.
  ///
  /// The number of slots is a power of two.
  private var slots: [Int32]

  /// Creates a table with capacity for `capacity` keys of usual length.
  package init(capacity: Int) {
    var size = 16
    while size < 2 * capacity { size *= 2 }
    slots = Array(repeating: 0, count: size)
    keys.reserveCapacity(capacity)
    bytes.reserveCapacity(16 * capacity)
  }

  package var count: Int { keys.count }

  /// Returns the number of a key; `nil` if the table lacks the key.
  package func number(of key: TextBytes) -> Int? {
    let number = slots[slot(of: key, Self.hash(key))]
    return number == 0 ? nil : Int(number) - 1
  }

  /// Returns the number of a key, and inserts the key if it is new.
  package mutating func insert(_ key: TextBytes) -> Int {
    let hash = Self.hash(key)
    let slot = slot(of: key, hash)
    if slots[slot] != 0 { return Int(slots[slot]) - 1 }
    keys.append(Key(hash: hash, start: Int32(bytes.count), count: Int32(key.count)))
    bytes.append(contentsOf: key)
    slots[slot] = Int32(keys.count)
    if 2 * keys.count > slots.count { grow() }
    return keys.count - 1
  }

  /// Calls `body` with the bytes of the key with this number.
  package func withKey<R>(_ number: Int, _ body: (TextBytes) -> R) -> R {
    let range = keys[number].range
    return bytes.withUnsafeBufferPointer { body($0.part(range)) }
  }

  /// Returns the slot of the key; a free slot if the table lacks the key.
  private func slot(of key: TextBytes, _ hash: UInt32) -> Int {
    let mask = slots.count - 1
    // `mask` keeps slots in range, and all numbers in the slots are valid.
    return slots.withUnsafeBufferPointer { slots in
      keys.withUnsafeBufferPointer { keys in
        bytes.withUnsafeBufferPointer { bytes in
          var slot = Int(truncatingIfNeeded: hash) & mask
          while slots[slot] != 0 {
            let other = keys[Int(slots[slot]) - 1]
            if other.hash == hash && Int(other.count) == key.count
              && bytes.part(other.range).hasBytes(of: key)
            {
              break
            }
            slot = (slot + 1) & mask
          }
          return slot
        }
      }
    }
  }

  private mutating func grow() {
    let mask = 2 * slots.count - 1
    slots = Array(repeating: 0, count: mask + 1)
    for (number, key) in keys.enumerated() {
      var slot = Int(truncatingIfNeeded: key.hash) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = Int32(number + 1)
    }
  }

  /// Returns a hash of the key, which is read in words of eight bytes.
  private static func hash(_ key: TextBytes) -> UInt32 {
    let memory = UnsafeRawBufferPointer(key)
    var hash = UInt64(truncatingIfNeeded: key.count)
    var offset = 0
    while offset + 8 <= key.count {
      hash = mixed(hash ^ memory.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    return UInt32(truncatingIfNeeded: mixed(hash ^ key.lastWord))
  }

  /// Returns a mixed hash.
  ///
  /// The multiplication by 2⁶⁴ ÷ golden ratio spreads low bits upwards, and the shift moves high
  /// bits downwards: Knuth, The Art of Computer Programming, 6.4, multiplicative hashing.
  private static func mixed(_ hash: UInt64) -> UInt64 {
    let product = hash &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 32
  }
}

extension TextBytes {
  /// Whether the bytes are equal to those of `other`, which must have the same length.
  func hasBytes(of other: TextBytes) -> Bool {
    let (x, y) = (UnsafeRawBufferPointer(self), UnsafeRawBufferPointer(other))
    var offset = 0
    while offset + 8 <= count {
      let difference =
        x.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        ^ y.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if difference != 0 { return false }
      offset += 8
    }
    return lastWord == other.lastWord
  }

  /// The last eight bytes as an integer.
  ///
  /// A shorter text is read as two overlapping words of four or two bytes, or as one byte. The
  /// integer of an empty text is 0.
  @inline(__always)
  fileprivate var lastWord: UInt64 {
    let memory = UnsafeRawBufferPointer(self)
    func word<Word: FixedWidthInteger & BitwiseCopyable>(_ offset: Int, _: Word.Type) -> UInt64 {
      UInt64(memory.loadUnaligned(fromByteOffset: offset, as: Word.self))
    }
    switch count {
    case 8...: return word(count - 8, UInt64.self)
    case 4...: return word(0, UInt32.self) | word(count - 4, UInt32.self) << 32
    case 2...: return word(0, UInt16.self) | word(count - 2, UInt16.self) << 16
    case 1: return word(0, UInt8.self)
    default: return 0
    }
  }
}
