#if SeededFaults
import DecimalArithmetic

extension ReadingSource {
  /// Whether a word such as `mil` is read as a unit, and not as a power of ten.
  var takesThousandsForUnits: Bool { SeededFault.readerTakesThousandsForUnits.isActive }

  /// Whether the region prefers no unit.
  var forgetsRegion: Bool { SeededFault.readerForgetsRegion.isActive }

  /// Whether full stops between the letters of a name have no meaning.
  var dropsInnerPoints: Bool { SeededFault.readerDropsInnerPoints.isActive }

  /// Whether a number with a blank between its digits is always one number.
  var joinsSpacedNumbers: Bool { SeededFault.readerJoinsSpacedNumbers.isActive }

  /// Whether the words behind a unit's name do not make another unit.
  var keepsHeadOfName: Bool { SeededFault.readerKeepsHeadOfName.isActive }

  /// Whether an abbreviation in another letter case has no flag.
  var leavesCaseUntold: Bool { SeededFault.letterCaseUntold.isActive }
}
#endif
