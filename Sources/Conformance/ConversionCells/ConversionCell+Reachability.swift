extension ConversionCell {
  /// Why no conversion reaches the cell; `nil` if one does.
  ///
  /// A number of a place, and the half between two of them, is rational, and 0 has no cell.
  ///
  /// - x · scale · π^k and x · scale · (ln 10)^k with x ≠ 0, k ≠ 0 are irrational: π and ln 10 are
  ///   transcendental (Lindemann 1882).
  /// - multiplier · ln(r) is 0 for r = 1 and else irrational, for ln of a rational number but 1 is
  ///   transcendental (Lindemann). To base ten it is rational for r = 10^i, so that all sides are
  ///   reached: multiplier and i are free.
  /// - x · scale + multiplier · log(r) is irrational: a map whose logarithm is rational is affine.
  /// - (amplitude · base^(rate · x))^(1 ÷ root) is above 0. It is rational for an integer rate · x
  ///   to base ten, and for x = 0 to base e, with an amplitude that is then free: both reach all
  ///   sides.
  /// - The others are rational, with a constant that is free for any x ≠ 0, so their results are
  ///   any number.
  ///
  /// Whatever the result, each place is reached: digits and decimals by a target at its last digit,
  /// the precision by more decimals, a small number by decimals that end in front of it.
  ///
  /// A case of the run that meets such a cell breaks its law; the generator that meets all others
  /// is the proof that they can be met (``BuiltConversion``).
  package var obstacle: String? {
    switch model {
    case .linear, .affine, .reciprocal, .logarithmTen: return nil
    case .exponentialTen, .exponentialE:
      return isNegative ? "a power of a positive number is positive, and so is its root" : nil
    case .pi, .lnTen, .logarithmE, .shiftTen, .shiftE: break
    }
    switch side {
    case .exact, .tie: return "the result is irrational or 0"
    case .belowHalf, .aboveHalf: return nil
    }
  }
}
