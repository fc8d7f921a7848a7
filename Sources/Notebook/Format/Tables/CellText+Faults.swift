#if SeededFaults
import DecimalArithmetic

extension CellText {
  /// Whether a cell lacks its apostrophe because of its first byte.
  static func isUnprotected(_ text: String) -> Bool {
    SeededFault.cellFormulaUnprotected.isActive && text.utf8.first == UInt8(ascii: "@")
  }

  /// Returns the cell without its first apostrophe, even if no formula follows.
  static func faultyText(_ cell: String) -> String? {
    guard SeededFault.cellApostropheDropped.isActive, cell.utf8.first == UInt8(ascii: "'") else {
      return nil
    }
    return String(Substring(cell.utf8.dropFirst()))
  }
}

extension TableReader {
  /// The number of bytes within which a quotation mark must be closed.
  static var faultyQuoteLimit: Int? { SeededFault.longCellOpen.isActive ? 1_024 : nil }
}

extension CellWriter {
  /// Whether quotation marks in a cell are not doubled.
  static var keepsMarksSingle: Bool { SeededFault.cellMarksSingle.isActive }

  /// Whether a separator byte is written without quotation marks.
  static func leavesBare(_ byte: UInt8) -> Bool {
    SeededFault.cellSemicolonBare.isActive && byte == UInt8(ascii: ";")
  }
}
#endif
