/// Reads the bytes of one event, of version 1 of the protocol.
///
/// Numbers are unsigned LEB128, texts the number of their bytes and UTF-8. What cannot be read
/// makes the reader fail once and for all, and gives zero and empty texts from there on.
struct EventReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  /// Whether all that was asked for was there.
  private(set) var isWhole = true

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Whether nothing is left.
  var isAtEnd: Bool { position == bytes.count }

  mutating func byte() -> UInt8 {
    guard position < bytes.count else {
      isWhole = false
      return 0
    }
    defer { position += 1 }
    return bytes[position]
  }

  mutating func number() -> UInt64 {
    var (value, shift): (UInt64, UInt64) = (0, 0)
    while shift < 64 {
      let byte = byte()
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return value }
      shift += 7
    }
    isWhole = false
    return 0
  }

  /// A number of things that follow, of which each takes a byte at least.
  mutating func count() -> Int {
    let count = number()
    if count > UInt64(bytes.count - position) { isWhole = false }
    return isWhole ? Int(count) : 0
  }

  mutating func text() -> String { String(decoding: part(), as: UTF8.self) }

  /// Bytes with their number in front.
  mutating func part() -> UnsafeBufferPointer<UInt8> {
    let count = number()
    guard isWhole, count <= UInt64(bytes.count - position) else {
      isWhole = false
      return UnsafeBufferPointer(start: nil, count: 0)
    }
    defer { position += Int(count) }
    return UnsafeBufferPointer(rebasing: bytes[position..<position + Int(count)])
  }
}
