#if SeededFaults
import DecimalArithmetic

extension MeasureScan {
  /// Whether a minus between two measures makes a range.
  var takesDifferenceForRange: Bool { SeededFault.readerTakesDifferenceForRange.isActive }

  /// Whether a word of a power of ten does not change the number.
  var dropsPowers: Bool { SeededFault.readerDropsMillions.isActive }

  /// Whether a sign that spaces separate from the number is lost.
  var dropsDetachedSign: Bool { SeededFault.finderDropsDetachedSign.isActive }

  /// Whether an ampersand ends a measure.
  var stopsAtAmpersand: Bool { SeededFault.finderStopsAtAmpersand.isActive }

  /// Whether a joined measure in a smaller unit is left out.
  var leavesJoinedParts: Bool { SeededFault.finderLeavesJoinedParts.isActive }
}
#endif
