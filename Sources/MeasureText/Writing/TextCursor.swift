/// Where the next byte of a text is written, in memory that has room for all of it.
struct TextCursor {
  private(set) var position: UnsafeMutablePointer<UInt8>

  init(_ start: UnsafeMutablePointer<UInt8>) { position = start }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    position.pointee = byte
    position += 1
  }

  mutating func append(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      append(UInt8(truncatingIfNeeded: scalar.value))
    } else if let bytes = UTF8.encode(scalar) {
      for byte in bytes { append(byte) }
    }
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

  /// The decimal digits of a number, with a minus below 0.
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
