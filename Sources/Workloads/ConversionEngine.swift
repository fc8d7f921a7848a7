import UnitCatalog
import UnitConversion

/// A way from typed text to shown text by some number type: what workloads run and compare.
///
/// The engine makes its own plan for a pair of units once, so that exact and approximate number types
/// each prepare what they can.
@usableFromInline package protocol ConversionEngine: Sendable {
  associatedtype Number: Sendable
  associatedtype Plan: Sendable

  /// The word by which reports name the engine.
  var name: String { get }
  /// What it computes with, for the legend of a comparison.
  var summary: String { get }
  /// Whether its results must be the expected ones to the last digit.
  var isExactlyRounded: Bool { get }

  /// Whether it knows how to convert so: by default everything.
  func has(_ plan: ConversionPlan) -> Bool
  /// What a conversion between two units needs, prepared once; meaningless for one it has not.
  func plan(_ plan: ConversionPlan) -> Plan
  /// The number typed; `nil` for text that is none (yet).
  func parse(_ text: String) -> Number?
  /// The number in the other unit.
  func convert(_ number: Number, by plan: Plan) -> Number
  /// The number as it is shown.
  func format(_ number: Number) -> String
}

extension ConversionEngine {
  @usableFromInline package func has(_ plan: ConversionPlan) -> Bool { true }
}
