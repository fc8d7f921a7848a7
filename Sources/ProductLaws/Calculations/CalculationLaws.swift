import Conformance
import DecimalArithmetic
import PropertyTesting

/// What must hold of calculations: values, expressions, the keypad, and money.
///
/// The oracle is ``Rational``. Evaluators of the laws compute what expressions, sequences of keys and
/// requests for money come to. They share no code with the target Calculation.
package enum CalculationLaws {
  /// How the identifiers of all these laws begin.
  package static let prefix = "calculations-"
  /// The law of sequences of keys, which has more cases than the others.
  package static let keypadIdentifier = prefix + "keys-follow-the-table"

  /// The laws of what a backend calculates.
  package static func all<Number: GeneralDecimalBackend>(for backend: Number.Type) -> [Law] {
    [
      values(backend), shortWays(backend), display(backend), expressions(backend), keypad(backend),
    ]
  }

  /// The laws of money, whose values are fractions whatever the backend.
  package static var money: [Law] { [rounding, shares, tips, discounts] }

  static let tooWide = Verdict.discarded("values beyond comfortable fractions")
}
