import DecimalArithmetic
import Foundation
import UnitCatalog
import UnitConversion

/// The usual conversion with Foundation's `Decimal`: (x · scale₁ + offset₁ − offset₂) ÷
/// scale₂.
///
/// Each step is rounded to 38 digits. `Decimal` has neither logarithms nor powers with fractional
/// exponents, so levels are not supported.
@usableFromInline package struct FoundationDecimalEngine: ConversionEngine {
  /// The scales and offsets of both units, or for reciprocals the ratio that is divided by the
  /// number.
  @usableFromInline package struct Plan: Sendable {
    let source: (scale: Decimal, offset: Decimal)
    let target: (scale: Decimal, offset: Decimal)
    let ratio: Decimal?
  }

  /// Creates the conversion path on Foundation's `Decimal`.
  @usableFromInline package init() {}

  @usableFromInline package var name: String { "Foundation.Decimal" }
  @usableFromInline package var summary: String { "38 digits, each step rounded" }
  @usableFromInline package var isExactlyRounded: Bool { false }

  @usableFromInline package func has(_ plan: ConversionPlan) -> Bool {
    switch plan.map {
    case .linear, .affine, .irrational, .reciprocal: true
    case .logarithm, .exponential, .shift: false
    }
  }

  @usableFromInline package func plan(_ plan: ConversionPlan) -> Plan {
    func multiple(_ scale: Decimal, _ offset: Decimal) -> Plan {
      Plan(source: (scale, offset), target: (1, 0), ratio: nil)
    }
    switch plan.map {
    case .linear where plan.source.model == .linear, .affine where plan.source.model == .linear:
      return Plan(
        source: (Self.nearest(plan.source.scale), Self.nearest(plan.source.offset)),
        target: (Self.nearest(plan.target.scale), Self.nearest(plan.target.offset)), ratio: nil)
    // The scale of a level or a reciprocal is not a factor, so the constants are those of the map.
    case .linear(let ratio): return multiple(Self.nearest(ratio), 0)
    case .affine(let map): return multiple(Self.nearest(map.scale), Self.nearest(map.offset))
    case .irrational: return multiple(Self.number(RatioText.digits(plan.map)), 0)
    case .reciprocal(let ratio):
      return Plan(source: (1, 0), target: (1, 0), ratio: Self.nearest(ratio))
    case .logarithm, .exponential, .shift: return multiple(.nan, 0)
    }
  }

  @usableFromInline package func parse(_ text: String) -> Decimal? { Decimal(string: text) }

  @usableFromInline package func convert(_ number: Decimal, by plan: Plan) -> Decimal {
    if let ratio = plan.ratio { return ratio / number }
    return (number * plan.source.scale + plan.source.offset - plan.target.offset)
      / plan.target.scale
  }

  @usableFromInline package func format(_ number: Decimal) -> String { number.description }

  private static func nearest(_ ratio: ExactRatio) -> Decimal {
    ratio.isZero ? 0 : number(RatioText.digits(ratio))
  }

  private static func number(_ text: String) -> Decimal { Decimal(string: text) ?? .nan }
}
