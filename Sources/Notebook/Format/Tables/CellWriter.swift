/// A writer of rows of cells in the form of RFC 4180, in which lines end in CR and LF.
struct CellWriter {
  private(set) var bytes: [UInt8] = []
  private let separator: UInt8
  private var isFirst = true

  init(_ separator: CellSeparator) { self.separator = separator.byte }

  /// Writes a cell: no bytes for `nil`, and two quotation marks for an empty text.
  mutating func cell(_ text: String?) {
    if !isFirst { bytes.append(separator) }
    isFirst = false
    guard let text else { return }
    if !text.utf8.isEmpty && !text.utf8.contains(where: needsMarks) {
      append(text)
      return
    }
    bytes.append(UInt8(ascii: "\""))
    append(text)
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func flag(_ value: Bool) { cell(value ? "true" : "false") }

  mutating func time(_ time: Timestamp?) { cell(time?.text) }

  mutating func empty(_ count: Int) {
    for _ in 0..<count { cell(nil) }
  }

  mutating func endRow() {
    bytes.append(0x0D)
    bytes.append(0x0A)
    isFirst = true
  }

  private mutating func append(_ text: String) {
    if CellText.isPlain(text) {
      append(text.utf8)
    } else {
      append(CellText.written(text))
    }
  }

  private mutating func append(_ text: some Sequence<UInt8>) {
    for byte in text {
      if isDoubled(byte) { bytes.append(byte) }
      bytes.append(byte)
    }
  }

  private func isDoubled(_ byte: UInt8) -> Bool {
    #if SeededFaults
    if Self.keepsMarksSingle { return false }
    #endif
    return byte == UInt8(ascii: "\"")
  }

  private func needsMarks(_ byte: UInt8) -> Bool {
    #if SeededFaults
    if Self.leavesBare(byte) { return false }
    #endif
    return byte == separator || byte == UInt8(ascii: "\"") || byte == 0x0A || byte == 0x0D
  }
}
