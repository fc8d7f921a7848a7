import DecimalArithmetic
import ExactArithmetic
import UnitCatalog
import UnitConversion

/// A number with its unit and the unit that it is converted to: what a subject is asked.
package struct AskedConversion: Hashable, Sendable, CustomStringConvertible {
  /// The number as it is typed.
  package let text: String
  /// From its unit to the one asked for.
  package let plan: ConversionPlan

  /// A conversion of the number that `text` denotes.
  package init(_ text: String, by plan: ConversionPlan) {
    self.text = text
    self.plan = plan
  }

  /// `12 inch to foot`.
  package var description: String {
    "\(text) \(plan.source.identifier) to \(plan.target.identifier)"
  }
}

/// A conversion with its exact result.
package struct AccuracyCase: Sendable {
  /// Where the number comes from.
  package enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
    /// As people type it: up to 15 digits.
    case typed
    /// Built, of 34 digits, so that the result lies beside a tie or beside a number of few digits.
    case hard
  }

  /// What is asked.
  package let asked: AskedConversion
  /// How the result depends on the number.
  package let model: AccuracyModel
  /// Where the number comes from.
  package let kind: Kind
  let formula: ConversionFormula
  let operand: DecimalOperand
  /// The exact result to ``ExactBounds/digits`` digits, which is enough for all but long number
  /// types.
  let bounds: ExactBounds

  /// - Returns: `nil` for a result that not every number type holds: 0, or outside of 10^±100.
  init?(_ asked: AskedConversion, _ kind: Kind, _ formula: ConversionFormula) {
    guard let operand = DecimalOperand(asked.text), !operand.isZero,
      abs(operand.exponent + operand.digitCount) <= Self.exponentLimit,
      let bounds = ExactBounds(operand, formula, digits: ExactBounds.digits),
      !bounds.lower.isZero, abs(bounds.lower.adjustedExponent) <= Self.exponentLimit
    else { return nil }
    self.asked = asked
    self.kind = kind
    self.formula = formula
    self.operand = operand
    self.bounds = bounds
    model = AccuracyModel(formula)
  }

  /// Operands and results lie within 10^±100: Foundation's `Decimal` ends at 10^±127.
  static let exponentLimit = 100
}
