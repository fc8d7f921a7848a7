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
@inline(__always)
package func digitEstimate(bitWidth: Int) -> Int { (bitWidth &* 315_653) &>> 20 }

extension UInt64 {
  /// The number of decimal digits; 1 for 0.
  @inline(__always)
  package var decimalDigitCount: Int {
    let estimate = digitEstimate(bitWidth: 64 &- (self | 1).leadingZeroBitCount)
    return (self | 1) >= powersOfTen[estimate].lowHalf ? estimate &+ 1 : estimate
  }
}

extension UInt128 {
  /// The number of decimal digits; 1 for 0.
  @inline(__always)
  package var decimalDigitCount: Int {
    // The largest number of 128 bits is below 10³⁹, so the estimate is at most 38; 0 counts as 1.
    let estimate = digitEstimate(bitWidth: (self | 1).usedBits)
    return (self | 1) >= powersOfTen[estimate] ? estimate &+ 1 : estimate
  }

  /// The number of bits up to the first one set; 0 for 0.
  @inline(__always)
  private var usedBits: Int {
    #if arch(wasm32)
    // Swift 6.3.1 computes the leadingZeroBitCount of a constant wrongly for this target, 64 for 1,
    // and functions with a constant argument are inlined; of halves it is right.
    highHalf != 0 ? 128 &- highHalf.leadingZeroBitCount : 64 &- lowHalf.leadingZeroBitCount
    #else
    128 &- leadingZeroBitCount
    #endif
  }

  /// Divides by 10 while the number stays whole, at most `limit` times, and returns how often; for
  /// a number below 2¹²⁷.
  package mutating func stripTrailingZeros(limit: Int) -> Int {
    guard self != 0 else { return 0 }
    // A number with z trailing zero bits has at most z trailing zero digits. Most exact quotients are an
    // odd number, or twice or four times one, and zeros: then one of the first guesses is the answer.
    var guess = Swift.min(trailingZeroBitCount, limit, 37)
    for _ in 0..<3 where guess > 0 {
      let (quotient, remainder) = quotientAndRemainder(byPowerOfTen: guess)
      if remainder == 0 {
        self = quotient
        return guess
      }
      guess &-= 1
    }
    var stripped = 0
    for round in 0..<6 {
      // 16, 16, 8, 4, 2, 1: any count up to 37 is a sum of some of them, from the left.
      let step = round == 0 ? 16 : 32 &>> round
      if stripped &+ step > guess { continue }
      let (quotient, remainder) = quotientAndRemainder(byPowerOfTen: step)
      if remainder == 0 {
        self = quotient
        stripped += step
      }
    }
    return stripped
  }
}
