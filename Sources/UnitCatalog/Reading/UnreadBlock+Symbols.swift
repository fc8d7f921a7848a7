extension UnreadBlock {
  /// Calls `body` with the symbol and its variants; reads no line after the `symbol` value.
  ///
  /// For a variant, the second argument is the symbol; for the symbol itself it is `nil`. The first
  /// look-up in a process calls this method for every block. Parsing all fields instead would take
  /// three times as long.
  func visitSymbols(_ body: (TextBytes, _ symbol: TextBytes?) -> Void) {
    text.text.withBytes { bytes in
      guard let value = symbols(in: bytes) else { return }
      var symbol: TextBytes?
      bytes.visitList(value) { spelling in
        body(spelling, symbol)
        symbol = symbol ?? spelling
      }
    }
  }

  /// Returns the range of the value of the block's `symbol` line with its continuation lines.
  private func symbols(in bytes: TextBytes) -> Range<Int>? {
    var lines = LineScanner(bytes, in: range)
    var value: Range<Int>?
    while let line = lines.next() {
      let first = line.isEmpty ? nil : bytes[line.lowerBound]
      if let found = value {
        if first == UInt8(ascii: "#") { continue }
        let continuation = bytes.trimmed(line)
        guard first == UInt8(ascii: " "), !continuation.isEmpty else { return found }
        let start = found.isEmpty ? continuation.lowerBound : found.lowerBound
        value = start..<continuation.upperBound
      } else if first == UInt8(ascii: "s") {
        let key = line.lowerBound..<bytes.end(of: line, before: UInt8(ascii: " "))
        if bytes.part(key).equals("symbol") {
          value = bytes.trimmed(key.upperBound..<line.upperBound)
        }
      }
    }
    return value
  }
}
