/// The UTF-8 of a text or a part of it, while the text is held.
package typealias TextBytes = UnsafeBufferPointer<UInt8>

extension String {
  /// Calls `body` with the UTF-8 bytes, where they lie if the string has them in one piece.
  @inline(__always)
  package func withBytes<R, E: Error>(_ body: (TextBytes) throws(E) -> R) throws(E) -> R {
    // The library's functions forget the type of an error.
    let result = utf8.withContiguousStorageIfAvailable { bytes in
      Result { () throws(E) -> R in try body(bytes) }
    }
    // The result is consumed, so that a large value is not copied.
    switch consume result {
    case .success(let value)?: return value
    case .failure(let error)?: throw error
    case nil: return try Array(utf8).withUnsafeBufferPointer(body)
    }
  }

  /// The string of bytes that are UTF-8.
  init(_ bytes: TextBytes) { self.init(decoding: bytes, as: UTF8.self) }
}

extension TextBytes {
  /// The bytes at these offsets.
  package func part(_ range: Range<Int>) -> TextBytes { TextBytes(rebasing: self[range]) }

  /// The range without spaces at both ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, self[start] == UInt8(ascii: " ") { start += 1 }
    while start < end, self[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return start..<end
  }

  /// Where `byte` stands first in the range; its end if nowhere.
  func end(of range: Range<Int>, before byte: UInt8) -> Int {
    var position = range.lowerBound
    while position < range.upperBound, self[position] != byte { position += 1 }
    return position
  }

  /// Calls `body` with each part between the occurrences of a byte, empty ones included.
  func forEachPart(separatedBy byte: UInt8, _ body: (Range<Int>) -> Void) {
    var start = 0
    while true {
      let end = end(of: start..<count, before: byte)
      body(start..<end)
      if end == count { return }
      start = end + 1
    }
  }

  /// Whether these are the bytes of `word`.
  func equals(_ word: StaticString) -> Bool {
    guard count == word.utf8CodeUnitCount else { return false }
    for index in 0..<count where self[index] != word.utf8Start[index] { return false }
    return true
  }
}
