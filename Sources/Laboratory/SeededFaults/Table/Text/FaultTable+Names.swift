extension FaultTable {
  /// Faults of the interpretation of unit names.
  static let names = """
    130 unitsResolvedApart
      of two names each is read as its default
      MeasureText/Reading/Measures/Names/FittingNames+Faults.swift
    131 letterCaseIgnored
      a name in another case is any unit that has it in some case
      UnitCatalog/LookUp/Catalog+Faults.swift
    132 qualifierIgnored
      a qualifier behind a name selects nothing
      UnitCatalog/LookUp/Catalog+Faults.swift
    """

  /// Faults of the interpretation of names that several units share.
  static let sharedNames = """
    145 sumForgetsMeanings
      a sum does not say what else the names of its units may mean
      MeasureText/Reading/Measures/MeasureReader+Faults.swift
    146 countsOfDaysMeet
      a common year is counted in months of 30 days
      MeasureText/Reading/Measures/Names/FittingNames+Faults.swift
    147 tableKeepsDefaults
      a table of all units reads a shared name as its default in every row
      MeasureText/Reading/Measures/MeasureReader+Faults.swift
    252 namesLeaveTheirUnit
      a unit is converted to another one of a name that it has, too: `1 boiler horsepower to hp`
      MeasureText/Reading/Measures/Names/FittingNames+Faults.swift
    253 letterCaseChoosesRates
      a rate in another case is bits, though it may be bytes: `KB/S`
      UnitCatalog/LookUp/Catalog+Faults.swift
    """

  /// Faults of the interpretation of unit names in sums of measures.
  static let sums = """
    215 sumLeavesTargetOut
      the parts of a sum are read without the unit that the sum is converted to
      MeasureText/Reading/Measures/MeasureReader+Faults.swift
    216 tableKeepsSums
      a table of all units reads the parts of a sum alike in every row
      MeasureText/Reading/Measures/MeasureReader+Faults.swift
    217 finderLeavesJoinedParts
      a measure of a smaller unit that `and` joins to another one is left out
      MeasureText/Reading/Measures/Scanning/MeasureScan+Faults.swift
    """
}
