import UnitCatalog

/// A folded text and the ranges of its words.
struct SearchText {
  let bytes: [UInt8]
  let words: [Range<Int>]

  /// Folds a text for searching; `nil` if it is longer than any name, or contains U+0000.
  ///
  /// ``BytePrefix`` cannot distinguish U+0000 from the end of a text.
  init?(_ text: String) {
    guard text.utf8.count <= NameFolding.inputLimit else { return nil }
    var key: [UInt8] = []
    text.withBytes { NameFolding.append($0, to: &key) }
    var bytes: [UInt8] = []
    key.withUnsafeBufferPointer { SearchFolding.append($0, isName: false, to: &bytes) }
    guard bytes.count <= NameFolding.keyLimit, !bytes.contains(0) else { return nil }
    self.bytes = bytes
    var words: [Range<Int>] = []
    bytes.withUnsafeBufferPointer { Self.visitWords(of: $0) { words.append($0) } }
    self.words = words
  }

  func withBytes<R>(_ body: (TextBytes) -> R) -> R { bytes.withUnsafeBufferPointer(body) }

  /// Calls `body` with the range of each word.
  ///
  /// Words consist of ASCII letters and digits, and of all other characters except the dot between
  /// factors.
  @inline(__always)
  static func visitWords(of bytes: TextBytes, _ body: (Range<Int>) -> Void) {
    var start = 0
    var position = 0
    while position < bytes.count {
      let length = separatorLength(in: bytes, at: position)
      if length == 0 {
        position += 1
        continue
      }
      if start < position { body(start..<position) }
      position += length
      start = position
    }
    if start < position { body(start..<position) }
  }

  /// Returns the length of the separator at a position; 0 within a word.
  @inline(__always)
  private static func separatorLength(in bytes: TextBytes, at position: Int) -> Int {
    switch bytes[position] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): return 0
    case 0xE2:
      // U+22C5, the only multiplication sign that folding leaves, is E2 8B 85.
      let isDot =
        position + 2 < bytes.count && bytes[position + 1] == 0x8B && bytes[position + 2] == 0x85
      return isDot ? 3 : 0
    case 0x80...: return 0
    default: return 1
    }
  }
}
