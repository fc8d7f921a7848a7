import DecimalArithmetic
import UnitCatalog

/// A part of a sum: where its unit's name stands, and what the name was read as.
public struct MeasurePart: Hashable, Sendable {
  /// The bytes of the unit's name; empty where none is written, as in `5'6`.
  public internal(set) var utf8UnitRange: Range<Int>
  /// The unit, and what else the name may mean in the quantity of the sum.
  public internal(set) var unit: UnitReading
  /// The number, with the sign of the first part.
  var value: ExactRatio
}

extension MeasureReading {
  /// Makes the measure the sum of parts, in the unit of the last.
  ///
  /// - Returns: `false`, and nothing has changed, if the sum does not fit 128 bits.
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

  /// Takes a sum that is known, in the unit of the last part.
  mutating func take(_ total: ExactRatio, _ unit: MeasureUnit, _ parts: [MeasurePart]) {
    number = total.readNumber
    self.unit = unit
    self.parts = parts
  }
}
