import DecimalArithmetic

extension BigDecimal: DecimalBackend {
  /// Returns whether x and y are equal numerically; a NaN equals nothing.
  ///
  ///     BigDecimal("1.50")! == BigDecimal("1.5")!  // true
  ///     BigDecimal("NaN")! == BigDecimal("NaN")!  // false
  public static func == (x: BigDecimal, y: BigDecimal) -> Bool {
    if x.isNaN || y.isNaN { return false }
    return order(x, y) == 0
  }

  public func hash(into hasher: inout Hasher) {
    guard isFinite && !hasZeroCoefficient else {
      hasher.combine(kind)
      if isInfinite { hasher.combine(isNegative) }
      return
    }
    #if SeededFaults
    hashExponent(into: &hasher)
    #endif
    hasher.combine(isNegative)
    // Members of a cohort share the coefficient without trailing zeros. The number of zeros is at
    // most the number of digits, however large the exponent.
    if limbs == nil {
      var coefficient = inline
      let zeros = coefficient.stripZeros(limit: UInt128.inlineDigits)
      hasher.combine(exponent + zeros)
      hasher.combine(coefficient)
      return
    }
    var coefficient = natural
    let zeros = coefficient.stripZeros(limit: coefficientDigits)
    hasher.combine(exponent + zeros)
    coefficient.hash(into: &hasher)
  }
}
