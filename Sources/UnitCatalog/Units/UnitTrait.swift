import DecimalArithmetic

/// A property of a unit's formula beyond a rational factor.
///
/// No ``ConversionMap`` connects units of two different traits. Such a map would need a formula
/// such as (x + 1) · π, or the logarithm of a reciprocal with an offset.
public enum UnitTrait: Hashable, Sendable {
  /// A zero point that differs from the base unit's.
  case offset
  /// A power of π.
  case pi
  /// A power of ln 10.
  case lnTen
  /// A reciprocal: the value in base units is 1 ÷ (x · scale).
  case reciprocal
  /// A logarithm of a ratio.
  case level(LogarithmBase)
}

extension MeasureUnit {
  /// The trait of the unit; `nil` for a rational multiple of the base unit.
  ///
  /// A definition has at most one trait.
  var trait: UnitTrait? {
    switch model {
    case .linear: offset.isZero ? UnitTrait(irrationalFactor) : .offset
    case .reciprocal: .reciprocal
    case .level(let level): .level(level.base)
    }
  }
}

extension UnitTrait {
  /// Creates the trait of a factor; `nil` for the factor 1.
  init?(_ factor: IrrationalFactor) {
    if factor.isOne { return nil }
    self = factor.piPower == 0 ? .lnTen : .pi
  }

  /// The trait as the object of a sentence: `an offset`.
  var noun: String {
    switch self {
    case .offset: "an offset"
    case .pi: "a factor of pi"
    case .lnTen: "a factor of ln10"
    case .reciprocal: "a reciprocal"
    case .level(.ten): "a level by log10"
    case .level(.e): "a level by ln"
    }
  }

  /// The trait as the predicate of a sentence about a unit: `has an offset`.
  var clause: String {
    switch self {
    case .offset, .pi, .lnTen: "has \(noun)"
    case .reciprocal, .level: "is \(noun)"
    }
  }
}
