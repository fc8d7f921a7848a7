/// A divisor of 64 bits, shifted left until its first bit is set, with its reciprocal.
package struct NormalizedLimb {
  /// The divisor · 2^shift.
  package let value: UInt64
  /// The number of leading zero bits of the divisor.
  package let shift: Int
  package let reciprocal: UInt64

  /// Creates the normalized form of a divisor other than 0.
  @inline(__always)
  package init(_ divisor: UInt64) {
    assert(divisor != 0)
    shift = divisor.leadingZeroBitCount
    value = divisor &<< UInt64(truncatingIfNeeded: shift)
    reciprocal = value.reciprocal
  }

  /// Returns (upper · 2⁶⁴ + lower) ÷ value for upper < value, and the remainder.
  ///
  /// Source: Möller and Granlund, "Improved Division by Invariant Integers" (2011), algorithm 4.
  @inline(__always)
  func divide(_ upper: UInt64, _ lower: UInt64) -> (quotient: UInt64, remainder: UInt64) {
    let q = UInt128.product(reciprocal, upper) &+ UInt128(high: upper, low: lower)
    var quotient = q.highHalf &+ 1
    var remainder = lower &- quotient &* value
    // A mask replaces the branch, because this correction is needed in half of the cases. The
    // second correction is hardly ever needed, so it is behind a branch.
    let isTooLarge: UInt64 = remainder > q.lowHalf ? .max : 0
    quotient &+= isTooLarge
    remainder &+= value & isTooLarge
    if _slowPath(remainder >= value) {
      #if SeededFaults
      if Self.leavesLimbTooSmall { return (quotient, remainder) }
      #endif
      quotient &+= 1
      remainder &-= value
    }
    return (quotient, remainder)
  }
}

extension UInt256 {
  /// Returns the quotient, which must be below 2¹²⁸, by a divisor below 2⁶⁴, and the remainder.
  package func narrowQuotientAndRemainder(
    dividingBy divisor: UInt64
  ) -> (quotient: UInt128, remainder: UInt64) {
    let divisor = NormalizedLimb(divisor)
    let left = UInt64(truncatingIfNeeded: divisor.shift)
    // The number is below divisor · 2¹²⁸, so three limbs hold it. Shifted, the first limb is below
    // the divisor.
    let carry = 63 &- left
    let u2 = high.lowHalf &<< left | (low.highHalf &>> 1) &>> carry
    let u1 = low.highHalf &<< left | (low.lowHalf &>> 1) &>> carry
    let first = divisor.divide(u2, u1)
    let second = divisor.divide(first.remainder, low.lowHalf &<< left)
    return (
      UInt128(high: first.quotient, low: second.quotient), second.remainder &>> left
    )
  }

  /// Returns the quotient, which must be below 2¹²⁸, and the remainder.
  @inline(__always)
  package func narrowQuotientAndRemainder(
    dividingBy divisor: UInt128
  ) -> (quotient: UInt128, remainder: UInt128) {
    if divisor.highHalf == 0 {
      let (quotient, remainder) = narrowQuotientAndRemainder(dividingBy: divisor.lowHalf)
      return (quotient, UInt128(truncatingIfNeeded: remainder))
    }
    let divisor = NormalizedDivisor(divisor)
    let left = UInt64(truncatingIfNeeded: divisor.shift)
    let carry = 63 &- left
    let u3 = high.highHalf &<< left | (high.lowHalf &>> 1) &>> carry
    let u2 = high.lowHalf &<< left | (low.highHalf &>> 1) &>> carry
    let u1 = low.highHalf &<< left | (low.lowHalf &>> 1) &>> carry
    let first = divisor.divide(UInt128(high: u3, low: u2), u1)
    let second = divisor.divide(first.remainder, low.lowHalf &<< left)
    let rest = second.remainder
    return (
      UInt128(high: first.quotient, low: second.quotient),
      UInt128(
        high: rest.highHalf &>> left,
        low: rest.lowHalf &>> left | (rest.highHalf &<< 1) &<< carry)
    )
  }
}
