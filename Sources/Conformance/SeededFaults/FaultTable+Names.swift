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
}
