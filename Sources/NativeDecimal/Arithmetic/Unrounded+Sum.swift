import DecimalArithmetic

extension Unrounded {
  /// Creates the sum of a product's magnitude below 10⁶⁸ and a coefficient, exact or sticky.
  ///
  /// The term with the larger exponent is scaled to at most 75 digits. So the term and a carry stay
  /// below 2²⁵³, and 38 digits can be cut from the sum without a division. A nonzero term that is
  /// not scaled down to the smaller exponent has 75 digits. The other term is below 10⁶⁸; its part
  /// below the last digit of the scaled term is only sticky, and the sum has at least 74 digits.
  init(
    sumOf x: UInt256, at xExponent: Int, isNegative isXNegative: Bool,
    and y: UInt256, at yExponent: Int, isNegative isYNegative: Bool, rounding: RoundingMode
  ) {
    let isSwapped = xExponent < yExponent
    let (upper, lower) = isSwapped ? (y, x) : (x, y)
    let isUpperNegative = isSwapped ? isYNegative : isXNegative
    let isLowerNegative = isSwapped ? isXNegative : isYNegative
    let exponent = isSwapped ? yExponent : xExponent
    let gap = exponent - (isSwapped ? xExponent : yExponent)
    if upper.isZero && !lower.isZero {
      self.init(isNegative: isLowerNegative, coefficient: lower, exponent: exponent - gap)
      return
    }
    #if SeededFaults
    let (scale, rounding) = Self.faultyScale(of: upper, gap: gap, rounding)
    #else
    let scale = upper.isZero ? 0 : Swift.min(gap, 75 - upper.decimalDigitCount)
    #endif
    let upperMagnitude = upper.scaled(byPowerOfTen: scale)
    let (lowerMagnitude, isSticky) = lower.shiftedRight(digits: gap - scale)
    // A zero sum has the smaller exponent; any other sum is rounded at a higher position.
    self.init(
      isNegative: isUpperNegative, coefficient: upperMagnitude,
      exponent: upper.isZero ? exponent - gap : exponent - scale, isSticky: isSticky)
    if isUpperNegative == isLowerNegative {
      coefficient = upperMagnitude + lowerMagnitude
    } else if upperMagnitude < lowerMagnitude {
      coefficient = lowerMagnitude - upperMagnitude
      isNegative = isLowerNegative
    } else {
      coefficient = upperMagnitude - lowerMagnitude
      // Subtracting a fraction takes one more whole unit; the complement of the fraction is sticky.
      if isSticky { coefficient = coefficient - UInt256(low: 1) }
      if coefficient.isZero && !isSticky { isNegative = rounding == .floor }
    }
  }

  /// Creates the sum of two coefficients, exact or sticky.
  init(
    sumOf x: UInt128, at xExponent: Int, isNegative isXNegative: Bool,
    and y: UInt128, at yExponent: Int, isNegative isYNegative: Bool, rounding: RoundingMode
  ) {
    self.init(
      sumOf: UInt256(low: x), at: xExponent, isNegative: isXNegative,
      and: UInt256(low: y), at: yExponent, isNegative: isYNegative, rounding: rounding)
  }
}

extension UInt256 {
  /// Returns ⌊self ÷ 10^digits⌋ and whether the remainder is not 0.
  func shiftedRight(digits: Int) -> (quotient: UInt256, hasRest: Bool) {
    // A number of 256 bits has at most 78 digits.
    if digits >= 78 { return (.zero, !isZero) }
    var quotient = self
    var hasRest = false
    var remaining = digits
    while remaining > 0 {
      let step = min(remaining, largestPower)
      let (next, remainder) = quotient.quotientAndRemainder(byPowerOfTen: step)
      quotient = next
      hasRest = hasRest || remainder != 0
      remaining -= step
    }
    return (quotient, hasRest)
  }
}
