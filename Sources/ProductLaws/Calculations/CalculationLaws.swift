import Conformance
import DecimalArithmetic
import PropertyTesting

/// Laws of calculations: values, expressions, the keypad, and money.
///
/// The oracle is ``Rational``. Evaluators of the laws compute the results of expressions, sequences
/// of keys and requests for money. The evaluators share no code with the target Calculation.
package enum CalculationLaws {
  /// The prefix of the identifiers of all these laws.
  package static let prefix = "calculations-"
  /// The identifier of the law of key sequences, which has more cases than other laws.
  package static let keypadIdentifier = prefix + "keys-follow-the-table"

  /// Returns the laws of the calculations with a backend.
  package static func all<Number: GeneralDecimalBackend>(for backend: Number.Type) -> [Law] {
    [
      values(backend), shortWays(backend), display(backend), expressions(backend), keypad(backend),
    ]
  }

  /// The laws of money; they do not depend on a backend, because amounts are fractions.
  package static var money: [Law] { [rounding, shares, tips, discounts] }

  static let tooWide = Verdict.discarded("values beyond comfortable fractions")
}
