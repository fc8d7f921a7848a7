extension UInt128 {
  /// Returns ⌊self ÷ 10^exponent⌋ and the remainder, for exponents up to 38.
  @inline(__always)
  package func divided(byPowerOfTen exponent: Int) -> (quotient: UInt128, remainder: UInt128) {
    if exponent == 0 { return (self, 0) }
    // `roundedUpReciprocalsOfTen` is exact only for numbers up to 2¹²⁷.
    if self >> 127 != 0 { return WordDivisor(powerOfTen: exponent).divide(self) }
    return dividedInline(byPowerOfTen: exponent)
  }

  /// Divides a number below 2¹²⁷ by 10¹…10³⁸; all inline coefficients are below 2¹²⁷.
  @inline(__always)
  func dividedInline(byPowerOfTen exponent: Int) -> (quotient: UInt128, remainder: UInt128) {
    let power = powersOfTen[exponent]
    let product = UInt256(product: self, roundedUpReciprocalsOfTen[exponent &- 1])
    let quotient = product.high &>> UInt128(truncatingIfNeeded: 127 &- power.leadingZeroBitCount)
    return (quotient, self &- quotient &* power)
  }
}

extension UInt256 {
  /// Divides a number of more than 128 bits by 10¹…10³⁸.
  ///
  /// - Precondition: the quotient is below 10³⁷.
  /// - Returns: the quotient, rounded down, and the remainder.
  @inline(__always)
  package func divided(byPowerOfTen exponent: Int) -> (quotient: UInt128, remainder: UInt128) {
    let power = powersOfTen[exponent]
    let bits = 127 &- power.leadingZeroBitCount
    // n is the first 127 bits of the number N = n · 2^m + …. 2^s is the largest power of two below
    // 10^k, and N < 10³⁷ · 10^k gives m ≤ s. Three errors lower the quotient: the cut of N by less
    // than 2^m ÷ 10^k ≤ 1, the reciprocal rounded down by n · 2^m ÷ 2^(128 + s) ≤ ½, and the last
    // shift by less than 1. So at most two corrections are needed, and the remainder before the
    // corrections is below 3 · 10³⁸ < 2¹²⁸.
    let cut = 129 &- high.leadingZeroBitCount
    let first =
      high &<< UInt128(truncatingIfNeeded: 128 &- cut)
      | low &>> UInt128(truncatingIfNeeded: cut)
    let product = UInt256(product: first, roundedUpReciprocalsOfTen[exponent &- 1] &- 1)
    var quotient = product.high &>> UInt128(truncatingIfNeeded: bits &- cut)
    var remainder = low &- quotient &* power
    #if SeededFaults
    if Self.keepsEstimate { return (quotient, remainder) }
    #endif
    if remainder >= power {
      remainder &-= power
      quotient &+= 1
    }
    if remainder >= power {
      remainder &-= power
      quotient &+= 1
    }
    return (quotient, remainder)
  }
}
