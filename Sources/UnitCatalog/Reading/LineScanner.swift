/// The lines of a text, as ranges of bytes without the line feeds.
struct LineScanner {
  let bytes: TextBytes
  /// The start of the next line.
  private(set) var start: Int
  private let end: Int

  init(_ bytes: TextBytes, in range: Range<Int>? = nil) {
    self.bytes = bytes
    start = range?.lowerBound ?? 0
    end = range?.upperBound ?? bytes.count
  }

  mutating func next() -> Range<Int>? {
    guard start < end else { return nil }
    let line = start..<endOfLine
    start = line.upperBound + 1
    return line
  }

  /// The offset of the next line feed, or of the end; eight bytes are compared at a time.
  private var endOfLine: Int {
    let memory = UnsafeRawBufferPointer(bytes)
    var position = start
    while position + 8 <= end {
      let word = memory.loadUnaligned(fromByteOffset: position, as: UInt64.self)
      // XOR makes the byte of a line feed 0. Subtracting 1 from each byte sets the top bit of a
      // zero byte. Borrows reach only higher bytes, so the lowest flag is right (H. S. Warren,
      // Hacker's Delight, 6-1).
      let marked = UInt64(littleEndian: word) ^ 0x0A0A_0A0A_0A0A_0A0A
      let flags = (marked &- 0x0101_0101_0101_0101) & ~marked & 0x8080_8080_8080_8080
      if flags != 0 { return position + flags.trailingZeroBitCount / 8 }
      position += 8
    }
    return bytes.end(of: position..<end, before: UInt8(ascii: "\n"))
  }
}
