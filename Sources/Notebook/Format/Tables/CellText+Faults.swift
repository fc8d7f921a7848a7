#if SeededFaults
import DecimalArithmetic

extension CellText {
  /// Whether a cell has no apostrophe because of its first byte.
  static func isUnprotected(_ text: String) -> Bool {
    SeededFault.cellFormulaUnprotected.isActive && text.utf8.first == UInt8(ascii: "@")
  }

  /// The cell without an apostrophe, whatever stands behind it.
  static func faultyText(_ cell: String) -> String? {
    guard SeededFault.cellApostropheDropped.isActive, cell.utf8.first == UInt8(ascii: "'") else {
      return nil
    }
    return String(Substring(cell.utf8.dropFirst()))
  }
}

extension TableReader {
  /// Behind how many bytes a quotation mark is not closed.
  static var faultyQuoteLimit: Int? { SeededFault.longCellOpen.isActive ? 1_024 : nil }
}

extension CellWriter {
  /// Whether quotation marks in a cell stand once.
  static var keepsMarksSingle: Bool { SeededFault.cellMarksSingle.isActive }

  /// Whether a byte needs no quotation marks although it divides cells.
  static func leavesBare(_ byte: UInt8) -> Bool {
    SeededFault.cellSemicolonBare.isActive && byte == UInt8(ascii: ";")
  }
}
#endif
