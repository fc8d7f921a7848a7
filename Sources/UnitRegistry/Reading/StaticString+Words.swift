extension StaticString {
  /// Whether a text equals the string.
  func equals(_ text: String) -> Bool { description == text }

  func equals(_ other: StaticString) -> Bool { description == other.description }

  /// The words, which are separated by single spaces.
  @inline(never)
  var words: [String] {
    var words: [String] = []
    var start = 0
    for end in 0...utf8CodeUnitCount
    where end == utf8CodeUnitCount || utf8Start[end] == UInt8(ascii: " ") {
      let bytes = UnsafeBufferPointer(start: utf8Start + start, count: end - start)
      words.append(String(decoding: bytes, as: UTF8.self))
      start = end + 1
    }
    return words
  }
}
