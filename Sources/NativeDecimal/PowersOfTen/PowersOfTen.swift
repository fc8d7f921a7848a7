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

/// Returns ⌊bitWidth · log₁₀2⌋: a number of `bitWidth` bits has this number of digits, or one more.
///
/// Let d be the result and b the bit width. 2^b < 10^(d+1) and 2^(b−1) > 10^(d−1), so the number
/// has d digits, or d + 1 if it is at least 10^d. The quotient 315 653 ÷ 2²⁰ gives the exact floor
/// for 0…512 bits; a test recomputes it.
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
    // The largest number of 128 bits is below 10³⁹, so the estimate is at most 38.
    let estimate = digitEstimate(bitWidth: (self | 1).usedBits)
    return (self | 1) >= powersOfTen[estimate] ? estimate &+ 1 : estimate
  }

  /// The number of bits up to the highest set bit; 0 for 0.
  @inline(__always)
  private var usedBits: Int {
    #if arch(wasm32)
    // Swift 6.3.1 computes a wrong leadingZeroBitCount of a constant for this target (64 for 1),
    // and functions with a constant argument are inlined. For the halves the count is right.
    highHalf != 0 ? 128 &- highHalf.leadingZeroBitCount : 64 &- lowHalf.leadingZeroBitCount
    #else
    128 &- leadingZeroBitCount
    #endif
  }

  /// Removes at most `limit` trailing decimal zeros of a number below 2¹²⁷ and returns their
  /// number.
  package mutating func stripTrailingZeros(limit: Int) -> Int {
    guard self != 0 else { return 0 }
    // A number with z trailing zero bits has at most z trailing zero digits. Most exact quotients
    // are an odd number, or twice or four times an odd number, times a power of ten. For these, one
    // of the first guesses is right.
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
      // The steps are 16, 16, 8, 4, 2, 1: every count up to 37 is a sum of some of them, taken in
      // order.
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
