/// Reading of values that are stored as ranges of the text; a value may span several lines.
extension TextBytes {
  /// Calls `body` with the value at a range; a value of one line is not copied.
  func withValue<R, E: Error>(
    _ range: Range<Int>, _ body: (TextBytes) throws(E) -> R
  ) throws(E) -> R {
    if end(of: range, before: UInt8(ascii: "\n")) == range.upperBound {
      return try body(part(range))
    }
    return try joinedLines(range).withUnsafeBufferPointer(body)
  }

  /// Returns the value at a range.
  func value(_ range: Range<Int>) -> String { withValue(range) { String($0) } }

  /// Returns the parts of the value `a | b | c` at a range; an empty array for an empty range.
  func list(_ range: Range<Int>) -> [String] {
    if range.isEmpty { return [] }
    return withValue(range) { value in
      var parts: [String] = []
      value.forEachPart(separatedBy: UInt8(ascii: "|")) {
        parts.append(String(value.part(value.trimmed($0))))
      }
      return parts
    }
  }

  /// Returns the lines joined by single spaces, without indentation and comment lines.
  private func joinedLines(_ range: Range<Int>) -> [UInt8] {
    var joined: [UInt8] = []
    var lines = LineScanner(part(range))
    while let line = lines.next() {
      if lines.bytes[line.lowerBound] == UInt8(ascii: "#") && !joined.isEmpty { continue }
      if !joined.isEmpty { joined.append(UInt8(ascii: " ")) }
      joined.append(contentsOf: lines.bytes[lines.bytes.trimmed(line)])
    }
    return joined
  }
}

extension CatalogText {
  /// Returns the value at a range of the text.
  func value(_ range: Range<Int>) -> String { text.withBytes { $0.value(range) } }

  /// Returns the parts of the value `a | b | c` at a range.
  func list(_ range: Range<Int>) -> [String] { text.withBytes { $0.list(range) } }
}
