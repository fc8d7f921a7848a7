/// A divisor 2…2⁶³ − 1 of numbers up to 2⁶³: one multiplication and a shift give the quotient.
///
/// With 2^(b−1) < d ≤ 2^b and m = ⌈2^(63+b) ÷ d⌉, m · d exceeds 2^(63+b) by less than d ≤ 2^b: for n ≤ 2⁶³,
/// n · m ÷ 2^(63+b) exceeds n ÷ d by less than 1 ÷ d, which reaches no further integer. For a power of two m is 2⁶³; for others d ≥ 2^(b−1) + 1
/// and b ≤ 63 keep it below 2⁶⁴.
///
/// Source: Granlund and Montgomery, "Division by Invariant Integers using Multiplication" (1994),
/// theorem 4.2.
package struct QuickDivisor {
  package let divisor: UInt64
  private let multiplier: UInt64
  /// b − 1, as shifts are.
  private let shift: UInt64

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

  /// ⌊number ÷ divisor⌋ for a number up to 2⁶³.
  @inline(__always)
  package func quotient(of number: UInt64) -> UInt64 {
    UInt128.product(number, multiplier).highHalf &>> shift
  }
}
