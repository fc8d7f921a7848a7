extension FaultTable {
  /// Faults of regions whose conventions of writing and meaning differ from those of their
  /// language.
  static let regions = """
    133 writerIgnoresIndianGroups
      groups of two digits are written with three
      MeasureText/Writing/NumberFormat+Faults.swift
    134 readerTakesThreesForIndian
      where groups have two digits, groups of three are read strictly
      MeasureText/Reading/Numbers/Scanning/NumberScanner+Faults.swift
    135 readerForgetsRegion
      the region decides no unit
      MeasureText/Reading/Measures/ReadingSource+Faults.swift
    """
}
