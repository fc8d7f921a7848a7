extension ConversionCell {
  /// The reason why no conversion reaches the cell; `nil` if a conversion does.
  ///
  /// The representable numbers at a place and the midpoints between them are rational. An exact 0
  /// has no cell.
  ///
  /// - x · scale · π^k and x · scale · (ln 10)^k with x ≠ 0, k ≠ 0 are irrational: π and ln 10 are
  ///   transcendental (Lindemann 1882).
  /// - multiplier · ln(r) is 0 for r = 1 and irrational for every other rational r, because ln(r)
  ///   is transcendental (Lindemann). To base ten, log(r) is rational for r = 10^i. The multiplier
  ///   and i are free, so all sides are reached.
  /// - x · scale + multiplier · log(r) is irrational, because a map whose logarithm is rational
  ///   counts as affine.
  /// - (amplitude · base^(rate · x))^(1 ÷ root) is positive. To base ten it is rational for an
  ///   integer rate · x, and to base e for x = 0. The amplitude is free in these cases, so all
  ///   sides are reached.
  /// - The other models are rational. Each model has a constant that is free for any x ≠ 0, so the
  ///   result can be any number.
  ///
  /// For each result all four places are reached: digits and decimals by a target whose last digit
  /// is that of the result, precision by a target with more decimals, small number by decimals that
  /// end above the first digit of the result.
  ///
  /// A case that meets a cell with an obstacle breaks its law. The generator that meets all other
  /// cells proves that they are reachable (``BuiltConversion``).
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
