import DecimalArithmetic

extension UInt128: Coefficient {
  var isZero: Bool { self == 0 }

  /// The number of decimal digits; 1 for 0.
  ///
  /// A number of b bits has ⌊b · log₁₀ 2⌋ + 1 digits, or one digit less. 1233 ÷ 4096 approximates
  /// log₁₀ 2 closely enough for b ≤ 128. One comparison decides between the two.
  @inline(__always)
  var digitCount: Int {
    let estimate = ((128 - leadingZeroBitCount) &* 1233) >> 12
    if self == 0 { return 1 }
    return estimate + (self >= powersOfTen[estimate] ? 1 : 0)
  }

  var lastDigit: UInt8 { UInt8(truncatingIfNeeded: self % 10) }

  @inline(__always)
  func decidingDigit(_ mode: RoundingMode) -> UInt8 {
    mode == .up05 ? lastDigit : UInt8(truncatingIfNeeded: self & 1)
  }

  mutating func increment() { self += 1 }

  mutating func dropDigits(_ count: Int) -> DiscardedPart {
    guard count > 0, self != 0 else { return .zero }
    if count > UInt128.inlineDigits {
      // The number is below 2¹²⁸ < 5 · 10³⁸, which is half of 10³⁹.
      self = 0
      return .belowHalf
    }
    let (quotient, remainder) = divided(byPowerOfTen: count)
    self = quotient
    return DiscardedPart(remainder: remainder, of: powersOfTen[count])
  }

  mutating func stripZeros(limit: Int) -> Int {
    // 10^k divides only multiples of 2^k, so the trailing zero bits bound the number of zeros.
    var remaining = Swift.min(limit, trailingZeroBitCount, UInt128.inlineDigits)
    var count = 0
    var step = 32
    while remaining > 0 {
      while step > remaining { step >>= 1 }
      let (quotient, remainder) = divided(byPowerOfTen: step)
      if remainder == 0 {
        self = quotient
        count += step
        remaining -= step
      } else {
        remaining = Swift.min(remaining, step - 1)
      }
    }
    return count
  }

  consuming func value(
    isNegative: Bool, exponent: Int, digitCount: Int, appendingZeros zeros: Int,
    storage: CoefficientStorage
  ) -> BigDecimal {
    if digitCount + zeros <= UInt128.inlineDigits && storage == .smallest {
      return BigDecimal(
        isNegative: isNegative, inline: self * powersOfTen[zeros], exponent: exponent)
    }
    return Natural(self).value(
      isNegative: isNegative, exponent: exponent, digitCount: digitCount, appendingZeros: zeros,
      storage: storage)
  }
}
