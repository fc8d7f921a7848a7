/// A character in UTF-8, with the first byte in the lowest bits.
struct EncodedMark {
  let bytes: UInt32
  let count: Int

  @inline(__always)
  init(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      bytes = scalar.value
      count = 1
    } else {
      (bytes, count) = Self.encoded(scalar)
    }
  }

  private static func encoded(_ scalar: Unicode.Scalar) -> (UInt32, Int) {
    var bytes: UInt32 = 0
    var count = 0
    for unit in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
      bytes |= UInt32(unit) << UInt32(8 * count)
      count += 1
    }
    return (bytes, count)
  }
}

/// The write position in a buffer that has three bytes more than the whole text.
struct TextCursor {
  private(set) var position: UnsafeMutablePointer<UInt8>

  init(_ start: UnsafeMutablePointer<UInt8>) { position = start }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    position.pointee = byte
    position += 1
  }

  /// Stores four bytes, and advances by the length of the mark.
  @inline(__always)
  mutating func append(_ mark: EncodedMark) {
    UnsafeMutableRawPointer(position).storeBytes(of: mark.bytes.littleEndian, as: UInt32.self)
    position += mark.count
  }

  mutating func append(_ bytes: UnsafeMutablePointer<UInt8>, count: Int) {
    position.update(from: bytes, count: count)
    position += count
  }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    position.update(from: start, count: bytes.count)
    position += bytes.count
  }

  mutating func append(_ text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func appendZeros(_ count: Int) {
    if count <= 0 { return }
    position.update(repeating: UInt8(ascii: "0"), count: count)
    position += count
  }

  /// Appends the decimal digits of a number, with a minus below 0.
  mutating func append(_ number: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    var divisor: UInt = 1
    let magnitude = number.magnitude
    while magnitude / divisor >= 10 { divisor *= 10 }
    while divisor > 0 {
      append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: magnitude / divisor % 10))
      divisor /= 10
    }
  }
}
