import UnitCatalog

/// The first eight bytes of a text as one number, the first byte highest, padded with zeros.
///
/// One comparison of these numbers usually decides whether a text begins with another. No name
/// contains U+0000.
enum BytePrefix {
  static func head(of bytes: TextBytes) -> UInt64 {
    var head: UInt64 = 0
    for index in 0..<min(8, bytes.count) { head |= UInt64(bytes[index]) << UInt64(56 - 8 * index) }
    return head
  }

  /// Returns the mask of the first `count` bytes of a head.
  static func mask(count: Int) -> UInt64 {
    count >= 8 ? .max : ~(UInt64.max >> UInt64(8 * count))
  }
}

extension TextBytes {
  /// Whether the bytes begin with other bytes.
  func begins(with other: TextBytes) -> Bool {
    guard other.count <= count else { return false }
    for index in 0..<other.count where self[index] != other[index] { return false }
    return true
  }

  /// Whether the bytes contain other bytes.
  func contains(_ other: TextBytes) -> Bool {
    guard let first = other.first else { return true }
    var start = 0
    while start + other.count <= count {
      if self[start] == first, part(start..<count).begins(with: other) { return true }
      start += 1
    }
    return false
  }
}
