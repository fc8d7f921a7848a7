extension LeadingDigits {
  /// Creates the digits that all numbers strictly between lower · f and upper · f share.
  ///
  /// The factor f is first · second ÷ divisor. Let L and U be lower and upper in units of
  /// 2^(−64 · fractionWidth), multiplied exactly by first · second, and let unit be one unit of the
  /// last digit. The digits are ⌊L ÷ unit⌋ and ⌈U ÷ unit⌉ − 1 = ⌊(U − 1) ÷ unit⌋, because the
  /// number is below U. So an end that is itself a number of few digits does not prevent a
  /// decision, and one floor division serves for both ends. The lowest `fractionWidth` words are
  /// the fraction, by default all words but one.
  ///
  /// - Precondition: `lower` and `upper` have the same width, and lower < upper.
  /// - Returns: `nil` if the digits at the two ends differ.
  init?(
    between lower: FixedPoint, and upper: FixedPoint, times first: UInt128 = 1,
    _ second: UInt128 = 1, over divisor: UInt128 = 1, fractionWidth: Int? = nil
  ) {
    let width = lower.width
    let fractionWidth = fractionWidth ?? width - 1
    // The two factors of 128 bits add at most four words to the words of an end. A dividend scaled
    // by a power of ten is below 10³⁸ · divisor < 2²⁵⁵, so it takes at most four words above the
    // words of its fraction. The fifth word is a reserve, which is always 0.
    let decided: LeadingDigits? = withFixedPoints(2, width: width + 5) { row in
      func write(_ end: FixedPoint, to number: FixedPoint) {
        number.words.update(repeating: 0)
        for index in 0..<width { number.words[index] = end.words[index] }
        number.multiply(byWide: first)
        number.multiply(byWide: second)
      }
      func quotient(_ number: FixedPoint, scale: Int) -> UInt128 {
        number.scale(byNegativePowerOfTen: -scale)
        number.divide(byWide: divisor)
        return UInt128(
          high: number.words[fractionWidth + 1], low: number.words[fractionWidth])
      }
      let (lowerEnd, upperEnd) = (row[0], row[1])
      write(lower, to: lowerEnd)
      write(upper, to: upperEnd)
      // 2^(bits − 1) < upper quotient < 2^(bits + 1): between 10³⁵ and 4 · 10³⁶ after scaling.
      let divisorBits = 128 - divisor.leadingZeroBitCount
      let bits = upperEnd.bitWidth - divisorBits - 64 * fractionWidth
      let scale = LeadingDigits.count - decimalExponent(ofBit: bits - 1)
      lowerEnd.scale(byPowerOfTen: scale)
      upperEnd.scale(byPowerOfTen: scale)
      upperEnd.subtract(ulps: 1)
      let digits = quotient(lowerEnd, scale: scale)
      guard digits == quotient(upperEnd, scale: scale),
        digits >= powersOfTen[LeadingDigits.count - 1]
      else { return nil }
      return LeadingDigits(coefficient: digits, exponent: -scale)
    }
    guard let decided else { return nil }
    self = decided
  }

  /// Creates the digits that all numbers within `error` ulps of `value` share, times
  /// first · second ÷ divisor.
  init?(
    near value: FixedPoint, error: UInt64, times first: UInt128 = 1, _ second: UInt128 = 1,
    over divisor: UInt128 = 1
  ) {
    let digits: LeadingDigits? = withFixedPoints(2, width: value.width) { row in
      row[0].set(value)
      row[0].subtract(ulps: error)
      row[1].set(value)
      row[1].add(ulps: error)
      return LeadingDigits(between: row[0], and: row[1], times: first, second, over: divisor)
    }
    guard let digits else { return nil }
    self = digits
  }
}

/// Returns ⌊bit · log₁₀2⌋, or an integer next to it for bits in the thousands.
///
/// 315 653 ÷ 2²⁰ exceeds log₁₀2 by 1.7 · 10⁻⁷. The product is computed in 64 bits, because it can
/// exceed an `Int` of 32 bits.
func decimalExponent(ofBit bit: Int) -> Int {
  Int(truncatingIfNeeded: (Int64(bit) &* 315_653) >> 20)
}
