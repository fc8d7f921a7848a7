import DecimalArithmetic

/// The formula that relates a value x in a unit to the value in base units.
public enum UnitModel: Hashable, Sendable {
  /// base = x · scale · irrational factor + offset: nearly all units.
  case linear
  /// base = 1 ÷ (x · scale): fuel per distance in a quantity of distance per fuel.
  case reciprocal
  /// x = multiplier · log(base^power ÷ scale), where scale is the reference: decibels, pH.
  case level(LevelScale)
}

/// The constants of a level besides its reference: x = multiplier · log(base^power ÷ scale).
public struct LevelScale: Hashable, Sendable {
  /// The factor before the logarithm, not 0: 20 for a sound pressure level in decibels.
  public let multiplier: ExactRatio
  /// The base of the logarithm.
  public let base: LogarithmBase
  /// The power of the base unit in which the reference is given: 2 for 0.6 V².
  public let power: Int

  /// Creates a scale from its parts.
  public init(multiplier: ExactRatio, base: LogarithmBase, power: Int) {
    self.multiplier = multiplier
    self.base = base
    self.power = power
  }
}
