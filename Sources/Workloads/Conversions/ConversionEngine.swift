import UnitCatalog
import UnitConversion

/// A conversion path from typed text to shown text with one number type.
///
/// The engine prepares a plan for a pair of units once, in the form that suits its number type.
@usableFromInline package protocol ConversionEngine: Sendable {
  associatedtype Number: Sendable
  associatedtype Plan: Sendable

  /// The name of the engine in reports.
  var name: String { get }
  /// The arithmetic of the engine, for the legend of a comparison.
  var summary: String { get }
  /// Whether results must equal the expected results to the last digit.
  var isExactlyRounded: Bool { get }

  /// Whether the engine supports the conversion; `true` by default.
  func has(_ plan: ConversionPlan) -> Bool
  /// Prepares a conversion between two units; valid only if ``has(_:)`` is `true` for the plan.
  func plan(_ plan: ConversionPlan) -> Plan
  /// Reads the typed number; `nil` for text that is not a complete number.
  func parse(_ text: String) -> Number?
  /// Converts a number to the target unit of the plan.
  func convert(_ number: Number, by plan: Plan) -> Number
  /// Writes a number as displayed text.
  func format(_ number: Number) -> String
}

extension ConversionEngine {
  @usableFromInline package func has(_ plan: ConversionPlan) -> Bool { true }
}
