import ExactArithmetic

/// What a unit's value in somebody's table is, beside ours.
package enum TableVerdict: Sendable {
  /// Exactly equal.
  case agrees
  /// Equal to ours rounded or cut to the digits that the table writes.
  case agreesToDigits(Int)
  /// Different.
  case differs(TableDifference)
  /// The table has the unit, but as something that this reader does not evaluate.
  case notEvaluated(Unevaluated)
}

/// Two values of one unit, in the unit they are given in.
package struct TableDifference: Hashable, Sendable {
  /// Ours, to 20 digits.
  package let ours: String
  /// Ours, exactly: a decimal if it ends, else a reduced fraction, then the power of π and the
  /// offset if any.
  ///
  /// `0.40951241`, `1200/3937`, `1/2 π^-1`, `5/9 + 459.67`.
  package let exact: String
  /// Theirs.
  package let theirs: String
  /// (theirs − ours) ÷ ours, to two digits; of the offset where the factors agree.
  package let relative: String
}

/// A unit with what was found of it.
package struct JudgedUnit: Sendable {
  /// Our unit.
  package let unit: String
  /// The unit that both values are given in.
  package let target: String
  /// The table's words for it.
  package let theirs: String
  /// What was found.
  package let verdict: TableVerdict
}
