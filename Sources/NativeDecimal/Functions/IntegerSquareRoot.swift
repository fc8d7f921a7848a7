extension UInt128 {
  /// ⌊√self⌋.
  package func squareRoot() -> UInt64 {
    if self == 0 { return 0 }
    let shift = leadingZeroBitCount & ~1
    return (self &<< UInt128(shift)).normalizedSquareRoot().root >> UInt64(shift / 2)
  }

  /// r = ⌊√self⌋ and self − r² for self ≥ 2¹²⁶.
  ///
  /// Halving the exponent bits gives the root of the upper half to 6.1 %. Heron's iteration makes a
  /// relative error e into less than e²/2: three steps in `Double`, whose own error of 2⁻⁵² does not
  /// count beside theirs, leave 2⁻³⁹, and a step in integers 2⁻⁷⁹; the last unit is found by trying.
  /// `Double.squareRoot()` would be shorter, but a debug build then needs libm to link.
  fileprivate func normalizedSquareRoot() -> (root: UInt64, remainder: UInt128) {
    let upper = Double(UInt64(truncatingIfNeeded: self >> 64))
    var approximation = Double(bitPattern: upper.bitPattern >> 1 + 1_023 << 51)
    for _ in 0..<3 { approximation = (approximation + upper / approximation) * 0.5 }
    // √upper · 2³² < 2⁶⁴, but the approximation may reach 2⁶⁴.
    let scaled = approximation * 4_294_967_296
    let estimate = scaled < 0x1p64 ? UInt128(UInt64(scaled)) : UInt128(UInt64.max)
    let refined = (estimate &+ self / estimate) >> 1
    var root = UInt64(truncatingIfNeeded: Swift.min(refined, UInt128(UInt64.max)))
    while UInt128(root) &* UInt128(root) > self { root &-= 1 }
    var remainder = self &- UInt128(root) &* UInt128(root)
    while remainder > 2 &* UInt128(root) {
      // (r + 1)² = r² + 2r + 1.
      remainder &-= 2 &* UInt128(root) &+ 1
      root &+= 1
    }
    return (root, remainder)
  }
}

extension UInt256 {
  /// ⌊√self⌋, and whether that is the root, for self ≥ 1.
  ///
  /// Karatsuba square root on the number scaled to at least 2²⁵⁴ by a power of four, which is a square
  /// if and only if the number is: the root s of the upper half and its remainder r ≤ 2s give the lower
  /// half of the root as ⌊(r · 2⁶⁴ + next word) ÷ 2s⌋, which is right or too large by 1.
  ///
  /// Source: Brent and Zimmermann, Modern Computer Arithmetic, 1.5.1, algorithm 1.12.
  func squareRoot() -> (root: UInt128, isExact: Bool) {
    let shift =
      (high == 0 ? 128 + low.leadingZeroBitCount : high.leadingZeroBitCount) & ~1
    let normal = shiftedLeft(shift)
    let (upperRoot, remainder) = normal.high.normalizedSquareRoot()
    // Halved before the division, (r · 2⁶⁴ + word) ÷ 2 < 2¹²⁸ as r ≤ 2s < 2⁶⁵.
    let halfDividend = remainder &<< 63 | normal.low &>> 65
    let lowerRoot = Swift.min(halfDividend / UInt128(upperRoot), UInt128(UInt64.max))
    var root = UInt128(upperRoot) &<< 64 | lowerRoot
    var square = UInt256(product: root, root)
    while normal < square {
      root -= 1
      square = UInt256(product: root, root)
    }
    return (root &>> UInt128(shift / 2), square == normal)
  }

  private func shiftedLeft(_ count: Int) -> UInt256 {
    if count == 0 { return self }
    if count >= 128 { return UInt256(high: low &<< UInt128(count - 128), low: 0) }
    return UInt256(
      high: high &<< UInt128(count) | low &>> UInt128(128 - count), low: low &<< UInt128(count))
  }
}
