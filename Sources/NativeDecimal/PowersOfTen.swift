/// 10⁰…10³⁸, the powers of ten below 2¹²⁸; a test recomputes them.
package let powersOfTen: [UInt128] = [
  1,
  10,
  100,
  1_000,
  10_000,
  100_000,
  1_000_000,
  10_000_000,
  100_000_000,
  1_000_000_000,
  10_000_000_000,
  100_000_000_000,
  1_000_000_000_000,
  10_000_000_000_000,
  100_000_000_000_000,
  1_000_000_000_000_000,
  10_000_000_000_000_000,
  100_000_000_000_000_000,
  1_000_000_000_000_000_000,
  10_000_000_000_000_000_000,
  100_000_000_000_000_000_000,
  1_000_000_000_000_000_000_000,
  10_000_000_000_000_000_000_000,
  100_000_000_000_000_000_000_000,
  1_000_000_000_000_000_000_000_000,
  10_000_000_000_000_000_000_000_000,
  100_000_000_000_000_000_000_000_000,
  1_000_000_000_000_000_000_000_000_000,
  10_000_000_000_000_000_000_000_000_000,
  100_000_000_000_000_000_000_000_000_000,
  1_000_000_000_000_000_000_000_000_000_000,
  10_000_000_000_000_000_000_000_000_000_000,
  100_000_000_000_000_000_000_000_000_000_000,
  1_000_000_000_000_000_000_000_000_000_000_000,
  10_000_000_000_000_000_000_000_000_000_000_000,
  100_000_000_000_000_000_000_000_000_000_000_000,
  1_000_000_000_000_000_000_000_000_000_000_000_000,
  10_000_000_000_000_000_000_000_000_000_000_000_000,
  100_000_000_000_000_000_000_000_000_000_000_000_000,
]

/// The exponent of the largest entry of ``powersOfTen``.
let largestPower = 38

/// The number of digits d that every number of `bitWidth` bits has, or one less: ⌊bitWidth · log₁₀2⌋.
///
/// 2^b < 10^(d+1) and 2^(b−1) > 10^(d−1), so the number has d digits, or d + 1 if it is at least 10^d.
/// The quotient 315 653 ÷ 2²⁰ gives the exact floor for 0…512 bits; a test recomputes it.
package func digitEstimate(bitWidth: Int) -> Int { (bitWidth &* 315_653) &>> 20 }

extension UInt128 {
  /// The number of decimal digits; 1 for 0.
  var decimalDigitCount: Int {
    let estimate = digitEstimate(bitWidth: 128 - leadingZeroBitCount)
    // The largest number of 128 bits is below 10³⁹, so the estimate is at most 38.
    return Swift.max(1, self >= powersOfTen[estimate] ? estimate + 1 : estimate)
  }

  /// Divides by 10 while the number stays whole, at most `limit` times, and returns how often; for
  /// a number below 2¹²⁷.
  ///
  /// A number with z trailing zero bits has at most z trailing zero digits, which bounds the search.
  mutating func stripTrailingZeros(limit: Int) -> Int {
    guard self != 0 else { return 0 }
    var stripped = 0
    for step in [16, 8, 4, 2, 1] {
      while stripped + step <= limit, trailingZeroBitCount >= step {
        let (quotient, remainder) = quotientAndRemainder(byPowerOfTen: step)
        if remainder != 0 { break }
        self = quotient
        stripped += step
      }
    }
    return stripped
  }
}
