import DecimalArithmetic
import UnitCatalog

/// The exact map from one unit to another unit of its quantity.
public struct ConversionPlan: Hashable, Sendable {
  /// The unit of the input.
  public let source: MeasureUnit
  /// The unit of the result.
  public let target: MeasureUnit
  /// The map from the input to the result.
  public let map: ConversionMap

  /// Whether both units are defined exactly.
  ///
  /// The result of a conversion can be exact only if both units are defined exactly.
  public var isExactlyDefined: Bool { source.isExactlyDefined && target.isExactlyDefined }

  /// Creates the plan from `source` to `target`.
  ///
  ///     let plan = try ConversionPlan(from: .mile, to: .kilometer)
  ///     plan.map == .linear(ExactRatio(1_609_344, exponent: -6)!)  // true
  ///
  /// - Throws: ``ConversionError/differentQuantities(from:to:)``, or
  ///   ``ConversionError/ratioTooWide(from:to:)`` for units that the catalog's validators refuse.
  public init(from source: MeasureUnit, to target: MeasureUnit) throws(ConversionError) {
    guard source.quantity == target.quantity else {
      throw .differentQuantities(from: source, to: target)
    }
    guard let map = source.conversionMap(to: target) else {
      throw .ratioTooWide(from: source, to: target)
    }
    self.source = source
    self.target = target
    self.map = map
  }
}
