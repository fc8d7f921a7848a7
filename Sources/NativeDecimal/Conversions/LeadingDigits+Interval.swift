extension LeadingDigits {
  /// The digits of every number strictly between lower · f and upper · f, f = first · second ÷ divisor,
  /// if they are the same; `nil` if they differ.
  ///
  /// Of the integers L and U that the ends are in units of 2^(−64 · fractionWidth) ÷ divisor, after they are
  /// multiplied exactly, the digits are ⌊L ÷ unit⌋ and ⌈U ÷ unit⌉ − 1 = ⌊(U − 1) ÷ unit⌋, because the
  /// number is not U. So an end that is a number of few digits is no obstacle, and a floor is all that
  /// is needed. The last of the words are the fraction, all but one of them unless `fractionWidth` says
  /// otherwise.
  ///
  /// - Precondition: both have one width, and lower < upper.
  init?(
    between lower: FixedPoint, and upper: FixedPoint, times first: UInt128 = 1,
    _ second: UInt128 = 1, over divisor: UInt128 = 1, fractionWidth: Int? = nil
  ) {
    let width = lower.width
    let fractionWidth = fractionWidth ?? width - 1
    // Four words for the factors. A quotient below 10³⁸ < 2¹²⁷ times the divisor needs no more.
    let decided: LeadingDigits? = withFixedPoints(2, width: width + 5) { row in
      var scale = 0
      var quotients: (lower: UInt128, upper: UInt128) = (0, 0)
      for isUpper in [true, false] {
        let number = row[isUpper ? 1 : 0]
        number.words.update(repeating: 0)
        let end = isUpper ? upper : lower
        for index in 0..<width { number.words[index] = end.words[index] }
        number.multiply(byWide: first)
        number.multiply(byWide: second)
        if isUpper {
          // 2^(bits − 1) < upper quotient < 2^(bits + 1): between 10³⁵ and 4 · 10³⁶ once it is scaled.
          let divisorBits = 128 - divisor.leadingZeroBitCount
          let bits = number.bitWidth - divisorBits - 64 * fractionWidth
          scale = LeadingDigits.count - decimalExponent(ofBit: bits - 1)
        }
        number.scale(byPowerOfTen: scale)
        if isUpper { number.subtract(ulps: 1) }
        number.scale(byNegativePowerOfTen: -scale)
        number.divide(byWide: divisor)
        let quotient =
          UInt128(
            high: number.words[fractionWidth + 1], low: number.words[fractionWidth])
        if isUpper { quotients.upper = quotient } else { quotients.lower = quotient }
      }
      guard quotients.lower == quotients.upper,
        quotients.lower >= powersOfTen[LeadingDigits.count - 1]
      else { return nil }
      return LeadingDigits(coefficient: quotients.lower, exponent: -scale)
    }
    guard let decided else { return nil }
    self = decided
  }

  /// The digits of every number within `error` ulps of `value`, times first · second ÷ divisor.
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

/// ⌊bit · log₁₀2⌋, or one beside it where the bits are thousands.
///
/// 315 653 ÷ 2²⁰ exceeds log₁₀2 by 1.7 · 10⁻⁷.
package func decimalExponent(ofBit bit: Int) -> Int { (bit &* 315_653) >> 20 }
