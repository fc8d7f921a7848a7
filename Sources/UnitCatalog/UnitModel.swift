import DecimalArithmetic

/// How a value in a unit is tied to the value in base units.
public enum UnitModel: Hashable, Sendable {
  /// base = x · scale · irrational factor + offset: nearly every unit.
  case linear
  /// base = 1 ÷ (x · scale): fuel per distance where distance per fuel is the base.
  case reciprocal
  /// x = multiplier · log(base^power ÷ scale): decibels, pH; the scale is the reference.
  case level(LevelScale)
}

/// What turns the ratio to a reference into a level.
public struct LevelScale: Hashable, Sendable {
  /// The factor of the logarithm, not 0: 20 for a sound pressure level in decibels.
  public let multiplier: ExactRatio
  /// The base of the logarithm.
  public let base: LogarithmBase
  /// The power in which the reference is given: 2 for 0.6 V².
  public let power: Int

  /// A scale from its parts.
  public init(multiplier: ExactRatio, base: LogarithmBase, power: Int) {
    self.multiplier = multiplier
    self.base = base
    self.power = power
  }
}
