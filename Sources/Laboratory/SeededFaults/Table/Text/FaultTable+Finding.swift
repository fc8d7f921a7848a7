extension FaultTable {
  /// Faults of measures in running text.
  static let finding = """
    136 finderLeavesOutNeighbors
      an operator, a power, a factor or a qualifier beside a measure is left out
      MeasureText/Reading/Measures/Neighbors/MeasureNeighbors+Faults.swift
    137 finderDropsDetachedSign
      a minus sign with a space behind it, or its word, is dropped
      MeasureText/Reading/Measures/Scanning/MeasureScan+Faults.swift
    138 finderForgetsWhatFollows
      what follows a measure is not reported as left out
      MeasureText/Reading/Measures/MeasureReader+Faults.swift
    139 readerTakesDifferenceForRange
      a minus sign between two measures is read as a dash
      MeasureText/Reading/Measures/Scanning/MeasureScan+Faults.swift
    """
}
