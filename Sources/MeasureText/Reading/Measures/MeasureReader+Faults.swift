#if SeededFaults
import DecimalArithmetic

extension MeasureReader {
  /// Whether the parts of a sum are resolved without the target unit.
  var leavesTargetOut: Bool { SeededFault.sumLeavesTargetOut.isActive }

  /// Whether a measure, or a measure of several parts, keeps its default units for every target.
  func keepsUnits(of measure: MeasureReading) -> Bool {
    SeededFault.tableKeepsDefaults.isActive
      || SeededFault.tableKeepsSums.isActive && !measure.parts.isEmpty
  }

  /// Whether full-width and half-width characters are not folded.
  var keepsWidths: Bool { SeededFault.readerKeepsWidths.isActive }
}

extension MeasureReading {
  /// The units of the parts that were read, each with one meaning.
  var unitsOfParts: [UnitReading] { parts.map { $0.unit.read(as: $0.unit.unit, of: []) } }

  /// Returns the measure without the range of the text that is left out behind the measure.
  func faulty(behind front: Range<Int>) -> MeasureReading? {
    guard SeededFault.finderForgetsWhatFollows.isActive else { return nil }
    var reading = self
    reading.leaveOut(before: front, behind: 0..<0)
    return reading
  }

  /// Loses the parts of a sum, and the meanings of the parts.
  mutating func loseParts() {
    if SeededFault.sumForgetsMeanings.isActive { parts = [] }
  }
}
#endif
