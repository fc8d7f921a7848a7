import DecimalArithmetic
import UnitCatalog

/// A number with a unit.
///
///     Measure<Decimal128>(5, .mile)
///
/// Equal measures have equal numbers, whatever their exponents, and the same unit: 1 km is not 1000 m.
public struct Measure<Number: DecimalBackend>: Hashable, Sendable {
  /// The number.
  public var value: Number
  /// What it counts.
  public var unit: MeasureUnit

  public init(_ value: Number, _ unit: MeasureUnit) {
    self.value = value
    self.unit = unit
  }
}

#if !hasFeature(Embedded)
// As an object: `{"unit": "mile", "value": "5"}`. A backend writes its numbers as text.
extension Measure: Encodable where Number: Encodable {}
extension Measure: Decodable where Number: Decodable {}
#endif
