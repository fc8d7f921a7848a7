extension UInt256 {
  /// Returns ⌊self ÷ 10^k⌋ and the discarded part, for k = 1…76 and a quotient below 2¹²⁵.
  ///
  /// Let P = self > 2¹²⁸ have z leading zero bits, let s be the highest set bit of 10^k, and
  /// let N = ⌊P · 2^z ÷ 2¹²⁸⌋ be the first 128 bits of P. Let R be the reciprocal of 10^k to 128
  /// bits, rounded up, T = ⌊N · R ÷ 2¹²⁸⌋ and t = z + s − 128. Then V = P ÷ 10^k · 2^t =
  /// (N + τ)(R − δ) ÷ 2¹²⁸ with 0 ≤ τ, δ < 1, so T − 1 < V < T + 2. Unless T or T + 1 is a multiple
  /// of 2^(t−1), the bits of T above t are the quotient, and the lower bits show on which side of
  /// half the remainder is. A product of 34-digit numbers cut to 34 digits has t ≥ 14: one in 2¹²
  /// needs the remainder.
  ///
  /// - Returns: `nil` if the first 128 bits do not decide. The discarded part compares with zero,
  ///   half and one as the exact remainder does.
  @inline(__always)
  package func cut(digits k: Int) -> (kept: UInt128, discarded: DiscardedDigits)? {
    assert(high != 0 && (1...76).contains(k))
    let z = high.leadingZeroBitCount
    let t = z &+ leadingBitOfPowerOfTen(k) &- 128
    if t >= 128 {
      // With s as the highest set bit of 10^k, P < 2^(256 − z) = 2^(s + 128 − t): below half of
      // 10^k for t > 128.
      return t == 128 ? nil : (0, DiscardedDigits(remainder: 1, of: 4))
    }
    let product = leadingBits.fullProduct(reciprocalsOfTen[k]).high
    if t < 63 {
      // The usual case: the fraction is part of one limb.
      let bits = UInt64(truncatingIfNeeded: t)
      let half: UInt64 = 1 &<< (bits &- 1)
      let fraction = product.lowHalf & (half &<< 1 &- 1)
      if (fraction &+ 1) & (half &- 1) <= 1 { return nil }
      let kept = UInt128(
        high: product.highHalf &>> bits,
        low: product.lowHalf &>> bits | (product.highHalf &<< 1) &<< (63 &- bits))
      return (
        kept,
        DiscardedDigits(
          remainder: UInt128(truncatingIfNeeded: fraction),
          of: UInt128(truncatingIfNeeded: half &<< 1))
      )
    }
    let fractionBits = UInt128(truncatingIfNeeded: t)
    let half: UInt128 = 1 &<< (fractionBits &- 1)
    let fraction = product & (half &<< 1 &- 1)
    if (fraction &+ 1) & (half &- 1) <= 1 { return nil }
    return (
      product &>> fractionBits, DiscardedDigits(remainder: fraction, of: half &<< 1)
    )
  }

  /// The first 128 bits of a number of 2¹²⁸ or more, from its highest set bit.
  @inline(__always)
  private var leadingBits: UInt128 {
    if high.highHalf != 0 {
      let z = UInt64(truncatingIfNeeded: high.highHalf.leadingZeroBitCount)
      let carry = 63 &- z
      return UInt128(
        high: high.highHalf &<< z | (high.lowHalf &>> 1) &>> carry,
        low: high.lowHalf &<< z | (low.highHalf &>> 1) &>> carry)
    }
    let z = UInt128(truncatingIfNeeded: high.leadingZeroBitCount)
    return high &<< z | (low &>> 1) &>> (127 &- z)
  }

  /// Returns ⌊self ÷ 10^k⌋ and the remainder, for k = 1…38.
  ///
  /// By the estimate of ``cut(digits:)``, ⌊T ÷ 2^t⌋ differs from the quotient by at most 1 if
  /// t ≥ 1; the quotient is then below 2¹²⁷. The remainder that the estimate leaves lies between
  /// −10^k ÷ 2 and 3 ÷ 2 · 10^k < 2¹²⁷. So the last 128 bits determine the remainder, and the
  /// remainder determines the correction. A longer quotient is computed by long division.
  package func quotientAndRemainder(
    byPowerOfTen k: Int
  ) -> (quotient: UInt256, remainder: UInt128) {
    if high == 0 && low.leadingZeroBitCount > 0 {
      let (quotient, remainder) = low.quotientAndRemainder(byPowerOfTen: k)
      return (UInt256(low: quotient), remainder)
    }
    let t = high.leadingZeroBitCount &+ leadingBitOfPowerOfTen(k) &- 128
    let unit = powersOfTen[k]
    guard high != 0 && t >= 1 else { return quotientAndRemainder(dividingBy: unit) }
    let product = leadingBits.fullProduct(reciprocalsOfTen[k]).high
    var quotient = product &>> UInt128(truncatingIfNeeded: t)
    var remainder = low &- quotient &* unit
    if remainder.leadingZeroBitCount == 0 {
      quotient &-= 1
      remainder &+= unit
    } else if remainder >= unit {
      quotient &+= 1
      remainder &-= unit
    }
    return (UInt256(low: quotient), remainder)
  }
}
