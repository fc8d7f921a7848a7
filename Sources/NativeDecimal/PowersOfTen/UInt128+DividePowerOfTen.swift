extension UInt64 {
  /// Returns ⌊self ÷ 10^k⌋ and the remainder for a number below 2⁶³ and k = 1…19.
  ///
  /// The method is that of the division of 128 bits by 10^k. With s the highest set bit of 10^k,
  /// the first 64 bits of the reciprocal, plus one, are ⌈2^(64+s) ÷ 10^k⌉.
  @inline(__always)
  package func quotientAndRemainder(
    byPowerOfTen k: Int
  ) -> (quotient: UInt64, remainder: UInt64) {
    assert(leadingZeroBitCount > 0 && (1...19).contains(k))
    let reciprocal = reciprocalsOfTen[k].highHalf &+ 1
    let quotient =
      UInt128.product(self, reciprocal).highHalf
      &>> UInt64(truncatingIfNeeded: leadingBitOfPowerOfTen(k))
    return (quotient, self &- quotient &* powersOfTen[k].lowHalf)
  }
}

extension UInt128 {
  /// Returns ⌊self ÷ 10^k⌋ and the remainder for a number below 2¹²⁷ and k = 1…38, without a
  /// division.
  ///
  /// Let n be self, s the highest set bit of 10^k, and R = ⌈2^(128+s) ÷ 10^k⌉ =
  /// (2^(128+s) + e) ÷ 10^k with 0 ≤ e < 10^k. Then n · R ÷ 2^(128+s) =
  /// n ÷ 10^k + n · e ÷ (10^k · 2^(128+s)). The second term is below 2¹²⁷ ÷ 2^(128+s) < 1 ÷ 10^k,
  /// because 10^k < 2^(s+1). The fraction of n ÷ 10^k is at most 1 − 1 ÷ 10^k, so the sum does not
  /// reach the next integer: the floor of the sum is the quotient.
  @inline(__always)
  package func quotientAndRemainder(
    byPowerOfTen k: Int
  ) -> (quotient: UInt128, remainder: UInt128) {
    assert(leadingZeroBitCount > 0 && (1...largestPower).contains(k))
    let high = fullProduct(reciprocalsOfTen[k]).high
    let quotient = high &>> UInt128(truncatingIfNeeded: leadingBitOfPowerOfTen(k))
    return (quotient, self &- quotient &* powersOfTen[k])
  }
}
