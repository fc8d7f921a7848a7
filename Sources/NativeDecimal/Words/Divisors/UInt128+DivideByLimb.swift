extension NormalizedLimb {
  /// Divides a number below 2¹²⁷ by the divisor itself, not its shifted value.
  ///
  /// The number, shifted like the divisor, has three limbs, and the first is below 2^shift ≤
  /// `value`. So two steps of algorithm 4 of Möller and Granlund divide the number; the first step
  /// is skipped if its quotient is 0.
  @inline(__always)
  package func quotientAndRemainder(
    dividing number: UInt128
  ) -> (quotient: UInt128, remainder: UInt64) {
    let left = UInt64(truncatingIfNeeded: shift)
    let carry = 63 &- left
    let u2 = (number.highHalf &>> 1) &>> carry
    let u1 = number.highHalf &<< left | (number.lowHalf &>> 1) &>> carry
    let u0 = number.lowHalf &<< left
    if u2 == 0 && u1 < value {
      let only = divide(u1, u0)
      return (UInt128(truncatingIfNeeded: only.quotient), only.remainder &>> left)
    }
    let first = divide(u2, u1)
    let second = divide(first.remainder, u0)
    return (UInt128(high: first.quotient, low: second.quotient), second.remainder &>> left)
  }
}
