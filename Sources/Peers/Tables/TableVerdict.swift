import ExactArithmetic

/// The result of comparing a unit's value in a table with our value.
package enum TableVerdict: Sendable {
  /// The values are exactly equal.
  case agrees
  /// The table's value is our value rounded or cut to the given number of digits.
  case agreesToDigits(Int)
  /// The values differ in a digit that the table states.
  case differs(TableDifference)
  /// The table defines the unit in a form that this reader does not evaluate.
  case notEvaluated(Unevaluated)
}

/// Two values of one unit, in a common target unit.
package struct TableDifference: Hashable, Sendable {
  /// Our value, to 20 digits.
  package let ours: String
  /// Our exact value: a decimal or a reduced fraction, then the power of π and the offset if any.
  ///
  /// Examples: `0.40951241`, `1200/3937`, `1/2 π^-1`, `5/9 + 459.67`.
  package let exact: String
  /// The table's value, to 20 digits.
  package let theirs: String
  /// The relative difference (theirs − ours) ÷ ours to two digits, of the factors or the offsets.
  ///
  /// The offsets are compared if the factors agree.
  package let relative: String
}

/// A unit with its verdict.
package struct JudgedUnit: Sendable {
  /// Our unit.
  package let unit: String
  /// The unit to which both values are relative.
  package let target: String
  /// The table's name of the unit.
  package let theirs: String
  /// The verdict.
  package let verdict: TableVerdict
}
