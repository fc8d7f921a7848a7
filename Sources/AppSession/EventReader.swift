/// A reader of the bytes of one event, in version 1 of the protocol.
///
/// Numbers are unsigned LEB128. A text is its length in bytes, then UTF-8. After the first error
/// the reader returns only zeros and empty texts.
struct EventReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  /// Whether no error has occurred.
  private(set) var isWhole = true

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Whether all bytes have been read.
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

  /// Reads the number of following items; each item takes at least one byte.
  mutating func count() -> Int {
    let count = number()
    if count > UInt64(bytes.count - position) { isWhole = false }
    return isWhole ? Int(count) : 0
  }

  mutating func text() -> String { String(decoding: part(), as: UTF8.self) }

  /// Reads bytes with their length in front.
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
