/// A position in a JSON text.
///
/// Each method advances the position only if the expected text follows.
struct JSONPlace {
  private let text: UnsafeBufferPointer<UInt8>
  /// The offset of the next byte.
  private(set) var position: Int

  init(_ text: UnsafeBufferPointer<UInt8>, _ position: Int) {
    self.text = text
    self.position = position
  }

  private mutating func skipSpace() {
    while position < text.count {
      let byte = text[position]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
      position += 1
    }
  }

  /// Steps over `word`, and with `skipsSpace` over the white space after it; returns `false` if
  /// other text follows.
  mutating func takes(_ word: StaticString, skipsSpace: Bool = true) -> Bool {
    let count = word.utf8CodeUnitCount
    guard text.count - position >= count else { return false }
    for index in 0..<count where text[position + index] != word.utf8Start[index] { return false }
    position += count
    if skipsSpace { skipSpace() }
    return true
  }

  /// Steps over a JSON string with these bytes, and over the white space after it; returns `false`
  /// if other text follows.
  mutating func takesString(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let end = position + 1 + bytes.count
    guard end < text.count, text[end] == UInt8(ascii: "\""), text[position] == UInt8(ascii: "\"")
    else { return false }
    for index in 0..<bytes.count where text[position + 1 + index] != bytes[index] { return false }
    position = end + 1
    skipSpace()
    return true
  }

  /// Steps over a string without escapes and control characters, and over the white space after it.
  ///
  /// - Returns: the range between the quotation marks, and the bitwise OR of the bytes; `nil` if
  ///   other text follows.
  mutating func takePlainString() -> (bytes: Range<Int>, bits: UInt8)? {
    guard position < text.count, text[position] == UInt8(ascii: "\"") else { return nil }
    let start = position + 1
    var end = start
    var bits: UInt8 = 0
    while end < text.count {
      let byte = text[end]
      if byte == UInt8(ascii: "\"") {
        position = end + 1
        skipSpace()
        return (start..<end, bits)
      }
      guard byte >= 0x20, byte != UInt8(ascii: "\\") else { return nil }
      bits |= byte
      end += 1
    }
    return nil
  }
}
