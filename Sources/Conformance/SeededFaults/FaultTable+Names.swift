extension FaultTable {
  /// What names of units mean.
  static let names = """
    134 unitsResolvedApart
      of two names each is read as its default
      MeasureText/Reading/Measures/FittingPair.swift
    135 letterCaseIgnored
      a name in another case is any unit that has it in some case
      UnitCatalog/LookUp/Catalog+LetterCase.swift
    136 qualifierIgnored
      a qualifier behind a name selects nothing
      UnitCatalog/LookUp/Catalog+Qualifiers.swift
    """
}
