/// Values are kept as ranges of the text, which may reach over several lines; these join them.
extension TextBytes {
  /// Calls `body` with the value that stands at a range: in place if it is on one line.
  func withValue<R, E: Error>(
    _ range: Range<Int>, _ body: (TextBytes) throws(E) -> R
  ) throws(E) -> R {
    if end(of: range, before: UInt8(ascii: "\n")) == range.upperBound {
      return try body(part(range))
    }
    return try joinedLines(range).withUnsafeBufferPointer(body)
  }

  /// The value that stands at a range.
  func value(_ range: Range<Int>) -> String { withValue(range) { String($0) } }

  /// The parts of a value written `a | b | c`.
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

  /// The lines without indentation and comments, a space between two.
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
  /// The value that stands at a range of the text.
  func value(_ range: Range<Int>) -> String { text.withBytes { $0.value(range) } }

  /// The parts of a value written `a | b | c`.
  func list(_ range: Range<Int>) -> [String] { text.withBytes { $0.list(range) } }
}
