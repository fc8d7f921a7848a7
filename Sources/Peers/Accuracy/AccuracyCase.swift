import DecimalArithmetic
import ExactArithmetic
import UnitCatalog
import UnitConversion

/// A question to a subject: a number with its unit, and a target unit.
package struct AskedConversion: Hashable, Sendable, CustomStringConvertible {
  /// The number as a person types it.
  package let text: String
  /// The plan from the number's unit to the target unit.
  package let plan: ConversionPlan

  /// Creates a conversion of the number that `text` denotes.
  package init(_ text: String, by plan: ConversionPlan) {
    self.text = text
    self.plan = plan
  }

  /// The conversion as a text such as `12 inch to foot`.
  package var description: String {
    "\(text) \(plan.source.identifier) to \(plan.target.identifier)"
  }
}

/// A conversion with its exact result.
package struct AccuracyCase: Sendable {
  /// The origin of the number.
  package enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
    /// A number as people type it, of up to 15 digits.
    case typed
    /// A number of 34 digits whose result is next to a tie or to a number of few digits.
    case hard
  }

  /// The conversion that a subject is asked.
  package let asked: AskedConversion
  /// The kind of the conversion's formula.
  package let model: AccuracyModel
  /// The origin of the number.
  package let kind: Kind
  let formula: ConversionFormula
  let operand: DecimalOperand
  /// The exact result to ``ExactBounds/digits`` digits, which are too few only for long number
  /// types.
  let bounds: ExactBounds

  /// Creates a case with its exact result.
  ///
  /// - Returns: `nil` for a result that some number types cannot hold: 0, or outside 10^±100.
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

  /// The limit of exponents: operands and results are within 10^±100.
  ///
  /// Foundation's `Decimal` ends at 10^±127.
  static let exponentLimit = 100
}
