import DecimalArithmetic
import UnitCatalog

/// A number with a unit.
///
/// Measures are equal if their numbers are equal, whatever their exponents, and their units are
/// equal: 1 km is not equal to 1000 m.
///
///     Measure(Decimal128("5.0")!, .mile) == Measure(5, .mile)  // true
///     Measure<Decimal128>(1, .kilometer) == Measure(1000, .meter)  // false
public struct Measure<Number: DecimalBackend>: Hashable, Sendable {
  /// The number.
  public var value: Number
  /// The unit of the number.
  public var unit: MeasureUnit

  public init(_ value: Number, _ unit: MeasureUnit) {
    self.value = value
    self.unit = unit
  }
}

#if !hasFeature(Embedded)
// A measure is coded as an object: `{"unit": "mile", "value": "5"}`. Backends code numbers as text.
extension Measure: Encodable where Number: Encodable {}
extension Measure: Decodable where Number: Decodable {}
#endif
