import DecimalArithmetic

/// What a unit has beside a rational factor; units of two different traits do not convert exactly.
///
/// There is no ``ConversionMap`` of both: (x + 1) · π, or the logarithm of a reciprocal with an offset.
public enum UnitTrait: Hashable, Sendable {
  /// A zero that is not the base unit's.
  case offset
  /// A power of π.
  case pi
  /// A power of ln 10.
  case lnTen
  /// The base unit's value is 1 ÷ (x · scale).
  case reciprocal
  /// The logarithm of a ratio.
  case level(LogarithmBase)
}

extension MeasureUnit {
  /// The trait, `nil` for a rational multiple of the base unit; a definition can have but one.
  var trait: UnitTrait? {
    switch model {
    case .linear: offset.isZero ? UnitTrait(irrationalFactor) : .offset
    case .reciprocal: .reciprocal
    case .level(let level): .level(level.base)
    }
  }
}

extension UnitTrait {
  /// The trait of a factor; `nil` for 1.
  init?(_ factor: IrrationalFactor) {
    if factor.isOne { return nil }
    self = factor.piPower == 0 ? .lnTen : .pi
  }

  /// As what somebody wants to add: `an offset`.
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

  /// As what a unit has already: `has an offset`.
  var clause: String {
    switch self {
    case .offset, .pi, .lnTen: "has \(noun)"
    case .reciprocal, .level: "is \(noun)"
    }
  }
}
