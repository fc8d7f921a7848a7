extension FaultTable {
  /// Words around measures in running text.
  static let neighbors = """
    142 finderLeavesOutCounts
      a number that a link joins to a measure from two words away is left out
      MeasureText/Reading/Measures/Neighbors/FrontClause.swift
    143 finderKnowsEnglishAlone
      the words of other languages beside a measure are left out
      MeasureText/Reading/Measures/Neighbors/MeasureWords.swift
    144 finderForgetsCatalogQualifiers
      a qualifier that only the catalog knows is left out
      MeasureText/Reading/Measures/Neighbors/MeasureNeighbors.swift
    """

  /// Words behind names of units.
  static let joinedWords = """
    148 localNamesJoinWords
      a word behind a symbol is a part of the unit's name in the language
      MeasureText/Reading/Measures/LocalNames/LocalUnitNames.swift
    """

  /// Words without spaces between them, and abbreviations in another case.
  static let unspacedWords = """
    153 finderKeepsRunsWhole
      words without spaces between them beside a measure are taken for one word
      MeasureText/Reading/Measures/Neighbors/FrontClause.swift
    154 letterCaseUntold
      an abbreviation in another case is read without a flag
      MeasureText/Reading/Measures/ReadingSource+Units.swift
    """
}
