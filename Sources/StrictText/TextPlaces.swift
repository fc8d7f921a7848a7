/// The lines and columns of the bytes of a text, from 1.
package struct TextPlaces: Sendable {
  private let bytes: [UInt8]
  /// The byte offsets of the lines.
  private let lineStarts: [Int]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lineStarts =
      [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// Returns the line of a byte and its column in Unicode scalars, both from 1.
  package func place(of offset: Int) -> (line: Int, column: Int) {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    let before = bytes[lineStarts[low]..<min(offset, bytes.count)]
    return (low + 1, before.count { $0 & 0xC0 != 0x80 } + 1)
  }
}
