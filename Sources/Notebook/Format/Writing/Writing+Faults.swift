#if SeededFaults
import DecimalArithmetic
import MeasureText
import StrictText

extension HistoryEntry {
  /// Whether the document omits that the row was copied.
  var forgetsCopied: Bool { SeededFault.formatForgetsCopied.isActive }
}

extension FormattingSettings {
  /// Writes the largest exponent of plain notation as the first exponent of scientific notation.
  func writesShiftedThreshold(to writer: inout JSONWriter) -> Bool {
    guard SeededFault.formatShiftsThreshold.isActive else { return false }
    writer.text("scientificFrom", "1e\(thresholds.largest)")
    writer.text("scientificBelow", "1e\(thresholds.smallest)")
    return true
  }
}
#endif
