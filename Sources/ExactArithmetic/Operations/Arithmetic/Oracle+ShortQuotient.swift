import DecimalArithmetic

extension Oracle {
  /// Returns the quotient of short numbers other than 0 before rounding; `nil` for other numbers.
  ///
  /// One division of at most 256 bits by 128 suffices: the quotient has at most 38 digits, so the
  /// upper half of the dividend is below the divisor. If the last digit is above the units of the
  /// quotient, x ÷ y is first cut to an integer q, and then q is cut to the digits kept. If one of
  /// the two divisions has a nonzero remainder, the whole division has one.
  static func unroundedShortQuotient(
    _ x: DecimalOperand, _ y: DecimalOperand, in limits: ArithmeticContext
  ) -> Unrounded? {
    guard limits.precision <= shortPrecision, x.kind == .finite, y.kind == .finite,
      let top = x.digits.short, let bottom = y.digits.short
    else { return nil }
    let isNegative = x.isNegative != y.isNegative
    let preferred = x.exponent - y.exponent
    let adjusted = preferred + adjustedExponent(of: top, dividedBy: bottom)
    let lowest = max(adjusted - limits.precision + 1, limits.etiny)
    var exponent = lowest
    var neighbours: Neighbours<UInt128>
    let shift = preferred - lowest
    if adjusted < lowest - 1 {
      neighbours = .belowTenth(isNegative: isNegative)
    } else if shift >= 0 {
      let dividend = WideInteger(top).scaled(byPowerOfTen: shift)
      let (quotient, remainder) = bottom.dividingFullWidth(dividend.lowHalf)
      neighbours = Neighbours(
        above: quotient, remainder: remainder, parts: bottom, isNegative: isNegative)
    } else {
      let (quotient, remainder) = top.quotientAndRemainder(dividingBy: bottom)
      let cut = WideInteger(quotient).cut(-shift)
      neighbours = Neighbours(
        above: cut.kept.lowHalf.low,
        remainder: UInt128(10 * cut.guardDigit + (cut.isSticky || remainder != 0 ? 1 : 0)),
        parts: 100, isNegative: isNegative)
    }
    // For an exact quotient, all zeros up to the preferred exponent are removed at once.
    if neighbours.isExact && (1...shortPrecision).contains(shift) {
      let (quotient, rest) = neighbours.lower.quotientAndRemainder(
        dividingBy: .powerOfTen(shift))
      if rest == 0 {
        exponent = preferred
        neighbours = Neighbours(
          above: quotient, remainder: 0, parts: 1, isNegative: isNegative)
      }
    }
    return Unrounded(
      .short(
        Placement(
          neighbours: neighbours, exponent: exponent,
          rule: .rounded(adjusted: adjusted, preferred: preferred, lowest: lowest))),
      in: limits)
  }

  /// Returns the adjusted exponent of a quotient of integers.
  ///
  /// For t and b digits, 10^(t−b−1) < top ÷ bottom < 10^(t−b+1). The integer with fewer digits is
  /// scaled to the digit count of the other.
  private static func adjustedExponent(of top: UInt128, dividedBy bottom: UInt128) -> Int {
    let estimate = top.decimalDigits - bottom.decimalDigits
    let isReached =
      estimate >= 0
      ? top >= bottom * .powerOfTen(estimate) : top * .powerOfTen(-estimate) >= bottom
    return isReached ? estimate : estimate - 1
  }
}
