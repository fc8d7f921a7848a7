import PropertyTesting

/// The laws of the texts that people read or write.
package enum TextLaws {
  /// All laws.
  package static var all: [Law] {
    [
      writing, everyWritingCell, everyZero, typedNumber, numberReadAgain, measureReadAgain,
      namesResolvedTogether, sumsReportMeanings, sumsAgreeWithPairs, emptyPartsDecideNothing,
      joinedPartsAreRead, tablesReadNamesAlike, letterCaseKeepsPrefixes, qualifiersSelect,
      stopsMultiply, regionalName, pastedMeasure, distantWords, punctuation, widthsReadAlike,
    ] + spelledNumbers
  }

  static let beyondOracle = Verdict.discarded(SkipReason.beyondOracle.description)
}
