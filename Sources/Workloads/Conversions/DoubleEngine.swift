import DecimalArithmetic
import Foundation
import UnitCatalog
import UnitConversion

/// The usual conversion with `Double`: (x · scale₁ + offset₁ − offset₂) ÷ scale₂.
///
/// Each step is rounded to 53 bits. Reciprocals, logarithms and exponentials use their formulas
/// with the functions of the C library.
@usableFromInline package struct DoubleEngine: ConversionEngine {
  /// The constants of a conversion.
  @usableFromInline package enum Plan: Sendable {
    /// The scales and offsets of both units.
    case multiple(
      source: (scale: Double, offset: Double), target: (scale: Double, offset: Double))
    /// ratio ÷ x.
    case reciprocal(Double)
    /// multiplier · log(argument · x^power).
    case logarithm(multiplier: Double, isTen: Bool, argument: Double, power: Int)
    /// (amplitude · base^(rate · x))^(1 ÷ root).
    case exponential(amplitude: Double, isTen: Bool, rate: Double, root: Int)
  }

  /// Creates the conversion path on `Double`.
  @usableFromInline package init() {}

  @usableFromInline package var name: String { "Double" }
  @usableFromInline package var summary: String { "53 bits, each step rounded" }
  @usableFromInline package var isExactlyRounded: Bool { false }

  @usableFromInline package func plan(_ plan: ConversionPlan) -> Plan {
    switch plan.map {
    case .linear where plan.source.model == .linear, .affine where plan.source.model == .linear:
      .multiple(
        source: (Self.nearest(plan.source.scale), Self.nearest(plan.source.offset)),
        target: (Self.nearest(plan.target.scale), Self.nearest(plan.target.offset)))
    // The scale of a level or a reciprocal is not a factor, so the constants are those of the map.
    case .linear(let ratio): .multiple(source: (Self.nearest(ratio), 0), target: (1, 0))
    case .affine(let map):
      .multiple(
        source: (Self.nearest(map.scale), Self.nearest(map.offset)), target: (1, 0))
    case .irrational:
      .multiple(source: (Self.number(RatioText.digits(plan.map)), 0), target: (1, 0))
    case .shift(let shift):
      .multiple(
        source: (Self.nearest(shift.scale), Self.number(RatioText.offset(plan.map))),
        target: (1, 0))
    case .reciprocal(let ratio): .reciprocal(Self.nearest(ratio))
    case .logarithm(let map):
      .logarithm(
        multiplier: Self.nearest(map.multiplier), isTen: map.base == .ten,
        argument: Self.nearest(map.argument), power: map.power)
    case .exponential(let map):
      .exponential(
        amplitude: Self.nearest(map.amplitude), isTen: map.base == .ten,
        rate: Self.nearest(map.rate), root: map.root)
    }
  }

  @usableFromInline package func parse(_ text: String) -> Double? { Double(text) }

  @inlinable
  package func convert(_ number: Double, by plan: Plan) -> Double {
    guard case .multiple(let source, let target) = plan else { return function(number, plan) }
    return (number * source.scale + source.offset - target.offset) / target.scale
  }

  /// Evaluates the maps that are not affine.
  @usableFromInline
  func function(_ number: Double, _ plan: Plan) -> Double {
    switch plan {
    case .multiple: return convert(number, by: plan)
    case .reciprocal(let ratio): return ratio / number
    case .logarithm(let multiplier, let isTen, let argument, let power):
      let inner = argument * (power == 2 ? number * number : number)
      return multiplier * (isTen ? log10(inner) : log(inner))
    case .exponential(let amplitude, let isTen, let rate, let root):
      let value = amplitude * (isTen ? pow(10, rate * number) : exp(rate * number))
      return root == 2 ? value.squareRoot() : value
    }
  }

  @usableFromInline package func format(_ number: Double) -> String { number.description }

  private static func nearest(_ ratio: ExactRatio) -> Double {
    ratio.isZero ? 0 : number(RatioText.digits(ratio))
  }

  private static func number(_ text: String) -> Double { Double(text) ?? .nan }
}
