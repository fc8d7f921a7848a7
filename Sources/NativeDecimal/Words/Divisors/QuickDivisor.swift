/// A divisor d = 2…2⁶³ − 1 of numbers up to 2⁶³; a multiplication and a shift compute the quotient.
///
/// Let 2^(b−1) < d ≤ 2^b and m = ⌈2^(63+b) ÷ d⌉. m · d exceeds 2^(63+b) by less than d ≤ 2^b. So
/// for n ≤ 2⁶³, n · m ÷ 2^(63+b) exceeds n ÷ d by less than 1 ÷ d and does not reach the next
/// integer. For a power of two, m is 2⁶³. For other divisors, d ≥ 2^(b−1) + 1 and b ≤ 63 give
/// m < 2⁶⁴.
///
/// Source: Granlund and Montgomery, "Division by Invariant Integers using Multiplication" (1994),
/// theorem 4.2.
package struct QuickDivisor {
  package let divisor: UInt64
  private let multiplier: UInt64
  /// The shift b − 1.
  private let shift: UInt64

  /// Creates the divisor.
  ///
  /// - Precondition: the divisor is 2…2⁶³ − 1.
  package init(_ divisor: UInt64) {
    precondition(divisor > 1 && divisor &>> 63 == 0, "no such divisor")
    self.divisor = divisor
    let bits = 64 - (divisor - 1).leadingZeroBitCount
    let (quotient, remainder) = NormalizedLimb(divisor)
      .quotientAndRemainder(dividing: 1 << UInt128(63 + bits))
    multiplier = quotient.lowHalf &+ (remainder == 0 ? 0 : 1)
    shift = UInt64(bits - 1)
  }

  /// Returns ⌊number ÷ divisor⌋ for a number up to 2⁶³.
  @inline(__always)
  package func quotient(of number: UInt64) -> UInt64 {
    UInt128.product(number, multiplier).highHalf &>> shift
  }
}
