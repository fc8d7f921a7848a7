import DecimalArithmetic
import UnitCatalog

/// The exact map from one unit to another of the same quantity, prepared once.
public struct ConversionPlan: Hashable, Sendable {
  /// The unit of the values that come in.
  public let source: MeasureUnit
  /// The unit of the values that go out.
  public let target: MeasureUnit
  /// What happens to the value.
  public let map: ConversionMap

  /// Whether both units are defined exactly, so that an exact result is exact to people too.
  public var isExactlyDefined: Bool { source.isExactlyDefined && target.isExactlyDefined }

  /// The plan from `source` to `target`.
  ///
  /// - Throws: ``ConversionError/differentQuantities(from:to:)``, or
  ///   ``ConversionError/ratioTooWide(from:to:)`` for units the catalog's validators refuse.
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
