#if SeededFaults
import DecimalArithmetic

extension MeasureNeighbors {
  /// Whether the text beside a measure is left out unchecked.
  var leavesOutNeighbors: Bool { SeededFault.finderLeavesOutNeighbors.isActive }

  /// Whether a unit without a number that is joined to the measure is left out.
  var forgetsAmounts: Bool { SeededFault.finderForgetsAmounts.isActive }

  /// Whether the letter of a thousand or a million is read as a unit.
  var takesMillionsForUnits: Bool { SeededFault.finderTakesMillionsForUnits.isActive }

  /// Whether rates count units alone, and no things such as persons.
  var forgetsCountedThings: Bool { SeededFault.finderForgetsCountedThings.isActive }

  /// Whether a word is no qualifier because the catalog has a unit of the word and the name.
  var forgetsCatalogQualifiers: Bool { SeededFault.finderForgetsCatalogQualifiers.isActive }
}

extension DistantWords {
  /// Whether no word changes a measure from a distance.
  var forgetsAll: Bool { SeededFault.finderForgetsDistantWords.isActive }
}

extension MeasureWords {
  /// Whether the words of the language have no meaning.
  var knowsEnglishAlone: Bool { SeededFault.finderKnowsEnglishAlone.isActive }
}
#endif
