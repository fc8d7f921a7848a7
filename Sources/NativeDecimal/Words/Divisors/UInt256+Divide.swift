/// A divisor of 128 bits, shifted left until its first bit is set, with its reciprocal of 64 bits.
package struct NormalizedDivisor {
  /// The divisor · 2^shift.
  package let value: UInt128
  /// The number of leading zero bits of the divisor.
  package let shift: Int
  /// ⌊(2¹⁹² − 1) ÷ value⌋ − 2⁶⁴.
  package let reciprocal: UInt64

  /// Creates the normalized form of a divisor other than 0.
  ///
  /// Source: Möller and Granlund, "Improved Division by Invariant Integers" (2011), algorithm 6.
  @inline(__always)
  package init(_ divisor: UInt128) {
    assert(divisor != 0)
    shift = divisor.leadingZeroBitCount
    value = divisor &<< UInt128(truncatingIfNeeded: shift)
    let d1 = value.highHalf
    let d0 = value.lowHalf
    var v = d1.reciprocal
    var p = d1 &* v &+ d0
    // The corrections are masked, because random carries cannot be predicted. In the sums a mask of
    // all ones is −1.
    let carried: UInt64 = p < d0 ? .max : 0
    let carriedTwice: UInt64 = p >= d1 ? carried : 0
    v &+= carried &+ carriedTwice
    p &-= (d1 & carried) &+ (d1 & carriedTwice)
    let t = UInt128.product(v, d0)
    p &+= t.highHalf
    let exceeds: UInt64 = p < t.highHalf ? .max : 0
    let exceedsTwice: UInt64 = UInt128(high: p, low: t.lowHalf) >= value ? exceeds : 0
    reciprocal = v &+ exceeds &+ exceedsTwice
  }

  /// Returns (upper · 2⁶⁴ + limb) ÷ value for upper < value: one limb of quotient, and the
  /// remainder.
  ///
  /// Both corrections are exact. The first is needed in half of the cases, so a mask replaces the
  /// branch.
  ///
  /// Source: Möller and Granlund (2011), algorithm 5.
  @inline(__always)
  func divide(_ upper: UInt128, _ limb: UInt64) -> (quotient: UInt64, remainder: UInt128) {
    let q = UInt128.product(reciprocal, upper.highHalf) &+ upper
    var quotient = q.highHalf
    let r1 = upper.lowHalf &- quotient &* value.highHalf
    var remainder =
      UInt128(high: r1, low: limb) &- UInt128.product(value.lowHalf, quotient) &- value
    quotient &+= 1
    let isTooLarge: UInt64 = remainder.highHalf >= q.lowHalf ? .max : 0
    #if SeededFaults
    if let wrong = faultyLimb(quotient, remainder, isTooLarge: isTooLarge) { return wrong }
    #endif
    quotient &+= isTooLarge
    remainder &+= value & UInt128(high: isTooLarge, low: isTooLarge)
    if _slowPath(remainder >= value) {
      quotient &+= 1
      remainder &-= value
    }
    return (quotient, remainder)
  }

  /// Returns (upper · 2¹²⁸ + lower) ÷ value for upper < value, both shifted left by `shift` before.
  @inline(__always)
  func divide(_ upper: UInt128, _ lower: UInt128) -> (quotient: UInt128, remainder: UInt128) {
    let first = divide(upper, lower.highHalf)
    let second = divide(first.remainder, lower.lowHalf)
    return (UInt128(high: first.quotient, low: second.quotient), second.remainder)
  }
}

extension UInt256 {
  package func quotientAndRemainder(
    dividingBy divisor: UInt128
  ) -> (quotient: UInt256, remainder: UInt128) {
    let divisor = NormalizedDivisor(divisor)
    let shift = UInt128(truncatingIfNeeded: divisor.shift)
    // The bits shifted out at the top are below the divisor, as the first division requires.
    let top = (high &>> 1) &>> (127 &- shift)
    let shifted = UInt256(
      high: high &<< shift | ((low &>> 1) &>> (127 &- shift)), low: low &<< shift)
    let first = divisor.divide(top, shifted.high)
    let second = divisor.divide(first.remainder, shifted.low)
    return (UInt256(high: first.quotient, low: second.quotient), second.remainder &>> shift)
  }
}
