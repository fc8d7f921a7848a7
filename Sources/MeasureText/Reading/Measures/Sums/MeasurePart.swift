import DecimalArithmetic
import UnitCatalog

/// A part of a sum: its number, the place of its unit's name, and the reading of the name.
public struct MeasurePart: Hashable, Sendable {
  /// The bytes of the unit's name; empty for an implied unit, as in `5'6`.
  public internal(set) var utf8UnitRange: Range<Int>
  /// The unit, and the other meanings of its name in the quantity of the sum.
  public internal(set) var unit: UnitReading
  /// The number; every part has the sign of the first part.
  var value: ExactRatio
}

extension MeasureReading {
  /// Sets the measure to the sum of parts, in the unit of the last part.
  ///
  /// - Returns: `false` if the sum exceeds 128 bits; the measure is then unchanged.
  mutating func addUp(_ parts: [MeasurePart]) -> Bool {
    let last = parts[parts.count - 1].unit.unit
    var total = ExactRatio.zero
    for part in parts {
      guard case .linear(let factor) = part.unit.unit.conversionMap(to: last),
        let value = part.value.multiplied(by: factor), let sum = total.adding(value)
      else { return false }
      total = sum
    }
    take(total, last, parts)
    return true
  }

  /// Sets the measure to a computed sum, in the unit of the last part.
  mutating func take(_ total: ExactRatio, _ unit: MeasureUnit, _ parts: [MeasurePart]) {
    number = total.readNumber
    self.unit = unit
    self.parts = parts
  }
}
