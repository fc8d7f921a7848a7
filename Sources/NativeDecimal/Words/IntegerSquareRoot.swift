extension UInt128 {
  /// Returns ⌊√self⌋.
  package func squareRoot() -> UInt64 {
    if self == 0 { return 0 }
    let shift = leadingZeroBitCount & ~1
    return (self &<< UInt128(shift)).normalizedSquareRoot().root >> UInt64(shift / 2)
  }

  /// Returns r = ⌊√self⌋ and self − r² for self ≥ 2¹²⁶.
  ///
  /// Halving the exponent bits of a double approximates the root of the upper half to 6.1 %. One
  /// step of Heron's iteration reduces a relative error e to less than e²/2. Three steps in
  /// `Double`, whose own error of 2⁻⁵² is negligible here, reduce the error to 2⁻³⁹. A step in
  /// integers reduces the error to 2⁻⁷⁹; trial finds the last unit. `Double.squareRoot()` would be
  /// shorter, but a debug build would then need libm to link.
  fileprivate func normalizedSquareRoot() -> (root: UInt64, remainder: UInt128) {
    let upper = Double(UInt64(truncatingIfNeeded: self >> 64))
    var approximation = Double(bitPattern: upper.bitPattern >> 1 + 1_023 << 51)
    for _ in 0..<3 { approximation = (approximation + upper / approximation) * 0.5 }
    // √upper · 2³² < 2⁶⁴, but the approximation can reach 2⁶⁴.
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
  /// Returns ⌊√self⌋ and whether it is the exact root, for self ≥ 1.
  ///
  /// The algorithm is the Karatsuba square root. The number is scaled to at least 2²⁵⁴ by a power
  /// of four; the scaled number is a square if and only if the number is. Let s be the root of the
  /// upper half and r ≤ 2s its remainder. The lower half of the root is ⌊(r · 2⁶⁴ + next
  /// word) ÷ 2s⌋, which is exact or too large by 1.
  ///
  /// Source: Brent and Zimmermann, Modern Computer Arithmetic, 1.5.1, algorithm 1.12.
  func squareRoot() -> (root: UInt128, isExact: Bool) {
    let shift =
      (high == 0 ? 128 + low.leadingZeroBitCount : high.leadingZeroBitCount) & ~1
    let normal = shiftedLeft(shift)
    let (upperRoot, remainder) = normal.high.normalizedSquareRoot()
    // Both terms are halved before the division: (r · 2⁶⁴ + word) ÷ 2 < 2¹²⁸, because r ≤ 2s < 2⁶⁵.
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
