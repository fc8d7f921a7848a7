extension WideInteger {
  /// An integer without its last digits, and a summary of these digits.
  struct Cut {
    /// ⌊integer ÷ 10^count⌋.
    var kept: WideInteger
    /// The first digit cut off, 0…9.
    var guardDigit = 0
    /// Whether a nonzero digit follows the guard digit.
    var isSticky = false
  }

  /// Returns the integer without its last `count` digits, for `count` of at least 0.
  func cut(_ count: Int) -> Cut {
    if count > decimalDigits { return Cut(kept: WideInteger(0), isSticky: !isZero) }
    var cut = Cut(kept: self)
    var rest = count
    while rest > 0 {
      // 10¹⁹ is the largest power of ten in a word.
      let places = min(rest, 19)
      let power = UInt64(UInt128.powerOfTen(places))
      let remainder = cut.kept.divide(by: power)
      let (digit, below) = remainder.quotientAndRemainder(dividingBy: power / 10)
      cut.isSticky = cut.isSticky || cut.guardDigit != 0 || below != 0
      cut.guardDigit = Int(digit)
      rest -= places
    }
    return cut
  }

  /// Divides by a word, digit by digit in base 2⁶⁴, and returns the remainder.
  ///
  /// Source: Knuth, The Art of Computer Programming, volume 2, section 4.3.1, exercise 16.
  private mutating func divide(by divisor: UInt64) -> UInt64 {
    var remainder: UInt64 = 0
    Self.divide(&limbs.3, by: divisor, &remainder)
    Self.divide(&limbs.2, by: divisor, &remainder)
    Self.divide(&limbs.1, by: divisor, &remainder)
    Self.divide(&limbs.0, by: divisor, &remainder)
    return remainder
  }

  private static func divide(
    _ limb: inout UInt128, by divisor: UInt64, _ remainder: inout UInt64
  ) {
    if limb == 0 && remainder == 0 { return }
    let high = divisor.dividingFullWidth((remainder, UInt64(truncatingIfNeeded: limb >> 64)))
    let low = divisor.dividingFullWidth((high.remainder, UInt64(truncatingIfNeeded: limb)))
    limb = UInt128(high.quotient) << 64 | UInt128(low.quotient)
    remainder = low.remainder
  }
}
