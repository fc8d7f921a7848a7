import DecimalArithmetic
import UnitCatalog

/// A number with a unit.
public struct Measure<Number: DecimalBackend>: Sendable {
  /// The number.
  public var value: Number
  /// What it counts.
  public var unit: MeasureUnit

  public init(_ value: Number, _ unit: MeasureUnit) {
    self.value = value
    self.unit = unit
  }
}
