extension FaultTable {
  /// Faults of the interpretation of words next to measures in running text.
  static let neighbors = """
    142 finderLeavesOutCounts
      a number that a link joins to a measure from two words away is left out
      MeasureText/Reading/Measures/Clauses/FrontClause+Faults.swift
    143 finderKnowsEnglishAlone
      the words of other languages beside a measure are left out
      MeasureText/Reading/Measures/Neighbors/MeasureNeighbors+Faults.swift
    144 finderForgetsCatalogQualifiers
      a qualifier that only the catalog knows is left out
      MeasureText/Reading/Measures/Neighbors/MeasureNeighbors+Faults.swift
    """

  /// Faults of rates, bounds and parentheses next to measures in running text.
  static let clauses = """
    149 finderForgetsCountedThings
      a rate of a counted thing, such as a person, is left out
      MeasureText/Reading/Measures/Neighbors/MeasureNeighbors+Faults.swift
    150 finderTakesBoundsForSigns
      a word of a sign that begins a bound, such as `moins de`, is refused
      MeasureText/Reading/Measures/Clauses/FrontClause+Faults.swift
    151 finderEndsAtParenthesis
      what stands behind a parenthesis behind a measure is left out
      MeasureText/Reading/Measures/Clauses/BackClause+Faults.swift
    """

  /// Faults of words that follow names of units.
  static let joinedWords = """
    148 localNamesJoinWords
      a word behind a symbol is a part of the unit's name in the language
      MeasureText/Reading/Measures/LocalNames/LocalUnitNames+Faults.swift
    """

  /// Faults of words without spaces between them, and of abbreviations in unusual case.
  static let unspacedWords = """
    152 finderKeepsRunsWhole
      words without spaces between them beside a measure are taken for one word
      MeasureText/Reading/Measures/Clauses/FrontClause+Faults.swift
    153 letterCaseUntold
      an abbreviation in another case is read without a flag
      MeasureText/Reading/Measures/ReadingSource+Faults.swift
    154 finderStopsAtColon
      a rate before a colon is left out
      MeasureText/Reading/Measures/Clauses/FrontClause+Faults.swift
    155 finderStopsAtComma
      a rate or a factor behind a comma is left out
      MeasureText/Reading/Measures/Clauses/BackClause+Faults.swift
    """

  /// Faults of character widths, full stops in names, requests, and kinds of units in one family.
  static let widthsAndUnits = """
    156 readerKeepsWidths
      full-width marks and half-width or squared katakana are not read as the common ones
      MeasureText/Reading/Measures/MeasureReader+Faults.swift
    157 readerDropsInnerPoints
      a full stop between two symbols is left out, so that `m.s` is a millisecond
      MeasureText/Reading/Measures/ReadingSource+Faults.swift
    158 finderForgetsRequests
      a unit that a measure is to be converted to is left out: `5 km in miles`
      MeasureText/Reading/Measures/Clauses/BackClause+Faults.swift
    159 kindsMeetOthers
      dry gallons meet liquid quarts
      MeasureText/Reading/Measures/Names/FittingNames+Faults.swift
    """

  /// Faults of units without a number, and of marks and multipliers next to measures.
  static let amounts = """
    210 finderForgetsAmounts
      a unit without a number that is joined to a measure is left out: `an hour and 5 minutes`
      MeasureText/Reading/Measures/Neighbors/MeasureNeighbors+Faults.swift
    211 finderStopsAtAmpersand
      what stands behind an ampersand behind a measure is left out: `2 lb & 3 oz`
      MeasureText/Reading/Measures/Clauses/BackClause+Faults.swift
      MeasureText/Reading/Measures/Scanning/MeasureScan+Faults.swift
    212 finderTakesMillionsForUnits
      the letter of a million is a unit: `1.5m people`
      MeasureText/Reading/Measures/Neighbors/MeasureNeighbors+Faults.swift
    213 finderForgetsLateOperators
      an operator behind words behind a measure is left out: `5 g protein/serving`
      MeasureText/Reading/Measures/Clauses/BackClause+Faults.swift
    214 readerDropsMillions
      a word of a power of ten between a number and its unit is dropped: `5 million km`
      MeasureText/Reading/Measures/Scanning/MeasureScan+Faults.swift
    """

  /// Faults of text next to a measure: spaces in numbers, words of names, kinds and relations.
  static let touching = """
    220 readerJoinsSpacedNumbers
      a blank between two numbers makes one of them: `3 500 ml bottles`
      MeasureText/Reading/Measures/ReadingSource+Faults.swift
    221 readerKeepsHeadOfName
      a word that goes on with a unit's name is left out: `5 kg force`
      MeasureText/Reading/Measures/ReadingSource+Faults.swift
    222 finderForgetsKinds
      a kind of the unit behind `of` is left out: `5 barrels of beer`
      MeasureText/Reading/Measures/Clauses/BackClause+Faults.swift
    223 finderStopsAtRelation
      a relation that another mark touches is left out: `!= 5 km`
      MeasureText/Reading/Measures/Clauses/FrontClause+Faults.swift
    228 readerTakesThousandsForUnits
      a word of a power of ten is the unit of its name: Spanish `5 mil`
      MeasureText/Reading/Measures/ReadingSource+Faults.swift
    250 finderForgetsDistantWords
      a word that changes a measure from a distance is left out: `2 pints in the UK`
      MeasureText/Reading/Measures/Neighbors/MeasureNeighbors+Faults.swift
    251 finderForgetsNegations
      a word that denies a measure is left out: `it is not 5 km`
      MeasureText/Reading/Measures/Clauses/FrontClause+Faults.swift
    """
}
