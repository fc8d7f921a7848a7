import DecimalArithmetic
import Foundation
import UnitCatalog
import UnitConversion

/// Foundation's `Decimal`: x · scale₁ ÷ scale₂, with offsets, each step rounded to 38 digits.
public struct FoundationDecimalEngine: ConversionEngine {
  /// The factors and offsets of both units.
  public struct Plan: Sendable {
    let source: (scale: Decimal, offset: Decimal)
    let target: (scale: Decimal, offset: Decimal)
  }

  /// The path on Foundation's `Decimal`.
  public init() {}

  public var name: String { "Foundation.Decimal" }
  public var summary: String { "decimal, 38 digits, each step rounded" }
  public var isExactlyRounded: Bool { false }

  public func plan(_ plan: ConversionPlan) -> Plan {
    Plan(
      source: (Self.nearest(plan.source.scale), Self.nearest(plan.source.offset)),
      target: (Self.nearest(plan.target.scale), Self.nearest(plan.target.offset)))
  }

  public func parse(_ text: String) -> Decimal? { Decimal(string: text) }
  public func convert(_ number: Decimal, by plan: Plan) -> Decimal {
    (number * plan.source.scale + plan.source.offset - plan.target.offset) / plan.target.scale
  }
  public func format(_ number: Decimal) -> String { number.description }

  private static func nearest(_ ratio: ExactRatio) -> Decimal {
    if ratio.isZero { return 0 }
    return Decimal(string: RatioText.digits(ratio)) ?? .nan
  }
}
