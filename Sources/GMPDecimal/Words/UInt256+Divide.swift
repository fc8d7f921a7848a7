import DecimalArithmetic

extension UInt256 {
  /// Returns the quotient, rounded down, and the remainder.
  func divided(by divisor: UInt128) -> (quotient: UInt256, remainder: UInt128) {
    WordDivisor(divisor).divide(self)
  }

  /// Divides by 10^count, rounding down, and returns the part cut off.
  mutating func dropDigits(_ count: Int) -> DiscardedPart {
    guard count > 0, !isZero else { return .zero }
    if count > UInt256.digits + 1 {
      // The number is below 2²⁵⁶ < 5 · 10⁷⁷, which is half of 10⁷⁸.
      self = UInt256(0)
      return .belowHalf
    }
    var remaining = count
    var hasTail = false
    while remaining > 38 {
      let (quotient, remainder) = WordDivisor(powerOfTen: 38).divide(self)
      self = quotient
      hasTail = hasTail || remainder != 0
      remaining -= 38
    }
    let (quotient, remainder) = WordDivisor(powerOfTen: remaining).divide(self)
    self = quotient
    let part = DiscardedPart(remainder: remainder, of: powersOfTen[remaining])
    return hasTail ? part.withTail : part
  }

  /// Returns up to 38 leading digits, the number of dropped digits, and whether a dropped digit is
  /// not 0.
  func condensed() -> (coefficient: UInt128, droppedDigits: Int, isTruncated: Bool) {
    let excess = digitCount - UInt128.inlineDigits
    if excess <= 0 { return (low, 0, false) }
    var rest = self
    let discarded = rest.dropDigits(excess)
    return (rest.low, excess, discarded != .zero)
  }
}

extension BigDecimal {
  /// The largest precision for which inline arithmetic uses 256 bits.
  ///
  /// A quotient has precision + 2 digits, and a sum is aligned to precision + 2 digits. A wide
  /// result is condensed to 38 digits before it is rounded. So at least one digit more than the
  /// precision is kept. No intermediate exceeds 76 digits: 38 + 38 for a product, 36 + 2 + 38 for a
  /// dividend or a sum.
  static var widePrecision: Int { 36 }
}
