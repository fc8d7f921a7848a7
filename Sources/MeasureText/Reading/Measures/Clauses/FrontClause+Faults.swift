#if SeededFaults
import DecimalArithmetic

extension FrontClause {
  /// Whether a relation ends the clause, whatever touches the relation.
  static var stopsAtRelation: Bool { SeededFault.finderStopsAtRelation.isActive }

  /// Whether a number in front of several words is left out.
  static var leavesOutCounts: Bool { SeededFault.finderLeavesOutCounts.isActive }

  /// Whether a text without spaces is taken for one word.
  static var keepsRunsWhole: Bool { SeededFault.finderKeepsRunsWhole.isActive }

  /// Whether a negation does not change the measure.
  static var forgetsNegations: Bool { SeededFault.finderForgetsNegations.isActive }

  /// Whether the subject in front of a colon or a verb is left out.
  static var stopsAtColon: Bool { SeededFault.finderStopsAtColon.isActive }

  /// Whether the first word of a bound, as in `moins de 5 km`, is a sign.
  static var takesBoundsForSigns: Bool { SeededFault.finderTakesBoundsForSigns.isActive }
}
#endif
