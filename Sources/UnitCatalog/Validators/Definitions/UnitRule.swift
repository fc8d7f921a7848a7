import DecimalArithmetic

/// A rule for definitions of units.
public enum UnitRule: Hashable, Sendable {
  /// A level or a reciprocal as base unit.
  ///
  /// The formulas of all units lead to the base unit, so the base unit must be proportional to the
  /// quantity.
  case baseNotLinear
  /// A base unit whose value is not 1 in coherent base units.
  ///
  /// With such a base unit, definitions would not compose across quantities.
  case baseNotCoherent
  /// A definition whose dimension differs from the quantity's.
  case wrongDimension(DimensionVector, expected: DimensionVector)
  /// A negative scale without an offset.
  ///
  /// Only a scale with an offset may run downwards.
  case negativeScale
  /// An added unit with a negative scale and an offset, which would run downwards.
  case downwardScale
}

extension UnitRule: CustomStringConvertible {
  /// The problem and the remedy.
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
  /// Returns the first rule that the definition of a unit of the quantity breaks; `nil` if there is
  /// none.
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
