/// Cells that a spreadsheet would compute get an apostrophe, which reading takes away.
///
/// A spreadsheet takes a cell for a formula if it begins with `=`, `+`, `-`, `@`, a tab or the end
/// of a line. A cell with apostrophes in front of such a byte gets one more, so nothing is lost. A
/// plain number like `-40` computes nothing and stays as it is.
///
/// Source: OWASP, "CSV Injection".
enum CellText {
  /// Whether a text gets an apostrophe when it is written.
  static func isProtected(_ text: String) -> Bool {
    #if SeededFaults
    if isUnprotected(text) { return false }
    #endif
    return beginsLikeFormula(text, from: 0) && !KeptText.isNumber(text)
  }

  /// The text of a cell that was written; only an apostrophe in front of a formula is taken away.
  static func read(_ cell: String) -> String {
    #if SeededFaults
    if let faulty = faultyText(cell) { return faulty }
    #endif
    guard cell.utf8.first == apostrophe, beginsLikeFormula(cell, from: 1) else { return cell }
    return String(Substring(cell.utf8.dropFirst()))
  }

  private static let apostrophe = UInt8(ascii: "'")

  /// Whether the bytes from a position on are any number of apostrophes and what begins a formula.
  private static func beginsLikeFormula(_ text: String, from start: Int) -> Bool {
    switch text.utf8.dropFirst(start).first(where: { $0 != apostrophe }) {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"), 0x09, 0x0A,
      0x0D:
      true
    default: false
    }
  }
}

/// Writes rows of cells as RFC 4180 has them: lines end in CR and LF.
struct CellWriter {
  private(set) var bytes: [UInt8] = []
  private let separator: UInt8
  private var isFirst = true

  init(_ separator: CellSeparator) { self.separator = separator.byte }

  /// Writes a cell: nothing for no text, and two quotation marks for an empty one.
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
    if CellText.isProtected(text) { bytes.append(UInt8(ascii: "'")) }
    for byte in text.utf8 {
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
