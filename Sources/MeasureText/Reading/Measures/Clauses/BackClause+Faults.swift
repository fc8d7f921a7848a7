#if SeededFaults
import DecimalArithmetic

extension BackClause {
  /// Whether a word such as `in` in front of a unit requests no conversion.
  var forgetsRequests: Bool { SeededFault.finderForgetsRequests.isActive }

  /// Whether a word behind `of` selects no other unit.
  var forgetsKinds: Bool { SeededFault.finderForgetsKinds.isActive }

  /// Whether the clause ends at a parenthesis.
  var endsAtParenthesis: Bool { SeededFault.finderEndsAtParenthesis.isActive }

  /// Whether an ampersand ends the clause.
  var stopsAtAmpersand: Bool { SeededFault.finderStopsAtAmpersand.isActive }

  /// Whether a comma ends the clause.
  var stopsAtComma: Bool { SeededFault.finderStopsAtComma.isActive }

  /// Whether an operator behind words does not change the measure.
  var forgetsLateOperators: Bool { SeededFault.finderForgetsLateOperators.isActive }
}
#endif
