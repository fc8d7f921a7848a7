extension FaultTable {
  /// What names of units mean.
  static let names = """
    130 unitsResolvedApart
      of two names each is read as its default
      MeasureText/Reading/Measures/FittingPair.swift
    131 letterCaseIgnored
      a name in another case is any unit that has it in some case
      UnitCatalog/LookUp/Catalog+LetterCase.swift
    132 qualifierIgnored
      a qualifier behind a name selects nothing
      UnitCatalog/LookUp/Catalog+Qualifiers.swift
    """

  /// What names mean that several units share.
  static let sharedNames = """
    145 sumForgetsMeanings
      a sum does not say what else the names of its units may mean
      MeasureText/Reading/Measures/MeasureScan+Compound.swift
    146 countsOfDaysMeet
      a common year is counted in months of 30 days
      MeasureText/Reading/Measures/FittingPair.swift
    147 tableKeepsDefaults
      a table of all units reads a shared name as its default in every row
      MeasureText/Reading/Measures/MeasureReader+Units.swift
    """
}
