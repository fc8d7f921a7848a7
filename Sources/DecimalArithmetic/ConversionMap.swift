/// How a value in one unit becomes a value in another: one exact formula, rounded once by a backend.
///
/// Each formula is exact; where it gives irrational numbers, a backend encloses them until the
/// rounding is decided. The cases in which it does not are decided by algebra, stated at each map.
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
  /// y = (amplitude · base^(rate · x))^(1 ÷ root): what a level stands for.
  case exponential(ExponentialMap)
  /// y = x · scale + multiplier · log(argument): from one reference level to another.
  case shift(ShiftMap)
}
