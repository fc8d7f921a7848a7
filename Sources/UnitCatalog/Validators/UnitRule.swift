import DecimalArithmetic

/// A rule that a unit's definition breaks.
public enum UnitRule: Hashable, Sendable {
  /// A level or a reciprocal as base unit.
  ///
  /// Formulas of units lead to the base unit, so it must itself measure the quantity in proportion.
  case baseNotLinear
  /// A base unit that is not 1 in coherent units: definitions would not compose across quantities.
  case baseNotCoherent
  /// A definition whose dimension is not the quantity's.
  case wrongDimension(DimensionVector, expected: DimensionVector)
  /// A unit of negative size: only a scale with a zero of its own may run downwards.
  case negativeScale
  /// A unit that somebody adds whose scale runs downwards.
  case downwardScale
}

extension UnitRule: CustomStringConvertible {
  /// What is wrong, and how to mend it.
  public var description: String {
    switch self {
    case .baseNotLinear:
      "a level or reciprocal cannot be the base unit; choose one that is proportional"
    case .baseNotCoherent: "base unit must be 1 without offset; define it by base units alone"
    case .wrongDimension(let found, let expected):
      "definition is \(found), not \(expected); "
        + (found == DimensionVector.one.adding(expected, times: -1)
          ? "turn its fraction over" : "mend the definition")
    case .negativeScale: "negative without an offset; turn the sign of its definition"
    case .downwardScale:
      "negative with an offset, so the scale would run downwards; turn the sign of its definition"
    }
  }
}

extension Quantity {
  /// The first rule that a unit of the quantity breaks by its definition.
  package func ruleBroken(by unit: MeasureUnit) -> UnitRule? {
    if unit.identifier == baseUnit.identifier {
      if unit.model != .linear { return .baseNotLinear }
      if unit.scale != .one || !unit.irrationalFactor.isOne || !unit.offset.isZero {
        return .baseNotCoherent
      }
    }
    if unit.dimension != dimension {
      return .wrongDimension(unit.dimension, expected: dimension)
    }
    return unit.scale.isNegative && unit.offset.isZero ? .negativeScale : nil
  }
}
