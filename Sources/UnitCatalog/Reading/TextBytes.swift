/// The UTF-8 bytes of a text or of a part of it; valid only while the text is held.
package typealias TextBytes = UnsafeBufferPointer<UInt8>

extension String {
  /// Calls `body` with the UTF-8 bytes, without a copy if the string's storage is contiguous.
  @inline(__always)
  package func withBytes<R, E: Error>(_ body: (TextBytes) throws(E) -> R) throws(E) -> R {
    // `withContiguousStorageIfAvailable` rethrows `any Error`; `Result` keeps the type of the
    // error.
    let result = utf8.withContiguousStorageIfAvailable { bytes in
      Result { () throws(E) -> R in try body(bytes) }
    }
    // `consume` avoids a copy of a large result.
    switch consume result {
    case .success(let value)?: return value
    case .failure(let error)?: throw error
    case nil: return try Array(utf8).withUnsafeBufferPointer(body)
    }
  }

  /// Creates the string of bytes that must be UTF-8.
  init(_ bytes: TextBytes) { self.init(decoding: bytes, as: UTF8.self) }
}

extension TextBytes {
  /// Returns the bytes at the given offsets.
  package func part(_ range: Range<Int>) -> TextBytes { TextBytes(rebasing: self[range]) }

  /// Returns the range without the spaces at both ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, self[start] == UInt8(ascii: " ") { start += 1 }
    while start < end, self[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return start..<end
  }

  /// Returns the first offset of `byte` in the range, or the range's end if there is none.
  func end(of range: Range<Int>, before byte: UInt8) -> Int {
    var position = range.lowerBound
    while position < range.upperBound, self[position] != byte { position += 1 }
    return position
  }

  /// Calls `body` with each part between the occurrences of a byte, empty parts included.
  func forEachPart(separatedBy byte: UInt8, _ body: (Range<Int>) -> Void) {
    var start = 0
    while true {
      let end = end(of: start..<count, before: byte)
      body(start..<end)
      if end == count { return }
      start = end + 1
    }
  }

  /// Whether the bytes are equal to those of `word`.
  func equals(_ word: StaticString) -> Bool {
    guard count == word.utf8CodeUnitCount else { return false }
    for index in 0..<count where self[index] != word.utf8Start[index] { return false }
    return true
  }
}
