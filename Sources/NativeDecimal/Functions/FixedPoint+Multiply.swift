extension FixedPoint {
  /// Takes ⌊x · y⌋ of two numbers of the same width, which may be this one.
  ///
  /// The whole product is formed, so the only error is that of the cut: less than 1 ulp. Words that
  /// are 0 above the first significant one cost nothing: the terms of a series get cheap.
  ///
  /// The scratch is lent memory of twice the width.
  package func setProduct(
    _ x: FixedPoint, _ y: FixedPoint, scratch: UnsafeMutableBufferPointer<UInt64>
  ) {
    let width = words.count
    let xCount = x.significantWidth
    let yCount = y.significantWidth
    if xCount + yCount < width {
      words.update(repeating: 0)
      return
    }
    // Knuth, TAOCP volume 2, 4.3.1, algorithm M.
    for j in 0..<yCount { scratch[j] = 0 }
    for i in 0..<xCount {
      let factor = x.words[i]
      var carry: UInt64 = 0
      for j in 0..<yCount {
        // (2⁶⁴ − 1)² + 2 · (2⁶⁴ − 1) = 2¹²⁸ − 1: the sum fits.
        let sum =
          UInt128(factor) &* UInt128(y.words[j]) &+ UInt128(scratch[i &+ j]) &+ UInt128(carry)
        scratch[i &+ j] = UInt64(truncatingIfNeeded: sum)
        carry = UInt64(truncatingIfNeeded: sum &>> 64)
      }
      scratch[i &+ yCount] = carry
    }
    assert(xCount + yCount < 2 * width || scratch[2 * width - 1] == 0, "the product is too large")
    let cut = width &- 1
    for index in 0..<width {
      words[index] = index &+ cut < xCount &+ yCount ? scratch[index &+ cut] : 0
    }
  }

  /// Adds another number of the same width, multiplied by a whole number, exactly.
  package func add(_ other: FixedPoint, times factor: UInt64) {
    var carry: UInt64 = 0
    for index in 0..<words.count {
      let sum =
        UInt128(other.words[index]) &* UInt128(factor) &+ UInt128(words[index]) &+ UInt128(carry)
      words[index] = UInt64(truncatingIfNeeded: sum)
      carry = UInt64(truncatingIfNeeded: sum &>> 64)
    }
    assert(carry == 0, "the sum exceeds the width")
  }

  /// Multiplies by a whole number, exactly.
  package func multiply(by factor: UInt64) {
    var carry: UInt64 = 0
    for index in 0..<words.count {
      let sum = UInt128(words[index]) &* UInt128(factor) &+ UInt128(carry)
      words[index] = UInt64(truncatingIfNeeded: sum)
      carry = UInt64(truncatingIfNeeded: sum &>> 64)
    }
    assert(carry == 0, "the product exceeds the width")
  }
}
