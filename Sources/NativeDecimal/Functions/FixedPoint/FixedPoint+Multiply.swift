extension FixedPoint {
  /// Sets self to ⌊x · y⌋ of two numbers of one width; x and y may be self.
  ///
  /// The whole product is formed, so the only error is the cut: less than 1 ulp. Zero words above
  /// the first significant word are skipped, so the small terms of a series take little time.
  ///
  /// The scratch memory has twice the width.
  package func setProduct(
    _ x: FixedPoint, _ y: FixedPoint, scratch: UnsafeMutableBufferPointer<UInt64>
  ) {
    let width = words.count
    if width == 4 {
      setProductOfFourWords(x, y)
      return
    }
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

  /// Sets self to ⌊x · y⌋ at the width of Ziv's first step, with half the instructions of the loop.
  ///
  /// The function has no loops and needs no scratch memory.
  private func setProductOfFourWords(_ x: FixedPoint, _ y: FixedPoint) {
    let (y0, y1, y2, y3) = (y.words[0], y.words[1], y.words[2], y.words[3])
    var carry: UInt64 = 0
    func step(_ sum: UInt64, _ x: UInt64, _ y: UInt64) -> UInt64 {
      let total = UInt128(x) &* UInt128(y) &+ UInt128(sum) &+ UInt128(carry)
      carry = UInt64(truncatingIfNeeded: total &>> 64)
      return UInt64(truncatingIfNeeded: total)
    }
    let x0 = x.words[0]
    _ = step(0, x0, y0)
    let w1 = step(0, x0, y1)
    var w2 = step(0, x0, y2)
    var w3 = step(0, x0, y3)
    var w4 = carry
    let x1 = x.words[1]
    carry = 0
    _ = step(w1, x1, y0)
    w2 = step(w2, x1, y1)
    w3 = step(w3, x1, y2)
    w4 = step(w4, x1, y3)
    var w5 = carry
    let x2 = x.words[2]
    carry = 0
    _ = step(w2, x2, y0)
    w3 = step(w3, x2, y1)
    w4 = step(w4, x2, y2)
    w5 = step(w5, x2, y3)
    var w6 = carry
    let x3 = x.words[3]
    carry = 0
    w3 = step(w3, x3, y0)
    w4 = step(w4, x3, y1)
    w5 = step(w5, x3, y2)
    w6 = step(w6, x3, y3)
    assert(carry == 0, "the product exceeds the width")
    (words[0], words[1], words[2], words[3]) = (w3, w4, w5, w6)
  }

  /// Multiplies by an integer and adds a number of the same width, exactly.
  package func multiply(by factor: UInt64, adding other: FixedPoint) {
    var carry: UInt64 = 0
    for index in 0..<words.count {
      let sum =
        UInt128(words[index]) &* UInt128(factor) &+ UInt128(other.words[index]) &+ UInt128(carry)
      words[index] = UInt64(truncatingIfNeeded: sum)
      carry = UInt64(truncatingIfNeeded: sum &>> 64)
    }
    assert(carry == 0, "the sum exceeds the width")
  }

  /// Adds another number of the same width times an integer, exactly.
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

  /// Multiplies by an integer, exactly.
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
