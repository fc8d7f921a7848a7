import DecimalArithmetic
import NativeDecimal
import UnitCatalog
import UnitConversion

/// `Double` as converters use it: x · scale₁ ÷ scale₂, with offsets, each step rounded to 53 bits.
public struct DoubleEngine: ConversionEngine {
  /// The factors and offsets of both units.
  public struct Plan: Sendable {
    let source: (scale: Double, offset: Double)
    let target: (scale: Double, offset: Double)
  }

  /// The path on `Double`.
  public init() {}

  public var name: String { "Double" }
  public var summary: String { "binary, 53 bits, each step rounded" }
  public var isExactlyRounded: Bool { false }

  public func plan(_ plan: ConversionPlan) -> Plan {
    Plan(
      source: (Self.nearest(plan.source.scale), Self.nearest(plan.source.offset)),
      target: (Self.nearest(plan.target.scale), Self.nearest(plan.target.offset)))
  }

  public func parse(_ text: String) -> Double? { Double(text) }
  public func convert(_ number: Double, by plan: Plan) -> Double {
    (number * plan.source.scale + plan.source.offset - plan.target.offset) / plan.target.scale
  }
  public func format(_ number: Double) -> String { number.description }

  private static func nearest(_ ratio: ExactRatio) -> Double {
    if ratio.isZero { return 0 }
    return Double(RatioText.digits(ratio)) ?? .nan
  }
}
