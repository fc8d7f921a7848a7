/// The formula that converts a value from one unit to another; a backend rounds its result once.
///
/// Each formula is exact. A backend encloses an irrational result in ever narrower bounds until the
/// rounding is decided. The page of each map states and proves which results are rational.
public enum ConversionMap: Hashable, Sendable {
  /// y = x · ratio. The ratio is not 0.
  case linear(ExactRatio)
  /// y = x · scale + offset.
  case affine(AffineMap)
  /// y = x · ratio · factor, irrational unless x is 0. The ratio is not 0, the factor not 1.
  case irrational(ExactRatio, IrrationalFactor)
  /// y = ratio ÷ x. The ratio is not 0.
  case reciprocal(ExactRatio)
  /// y = multiplier · log(argument · x^power): a level.
  case logarithm(LogarithmMap)
  /// y = (amplitude · base^(rate · x))^(1 ÷ root): the value of a level.
  case exponential(ExponentialMap)
  /// y = x · scale + multiplier · log(argument): from one reference level to another.
  case shift(ShiftMap)
}
