extension FixedPoint {
  /// Multiplies by an integer of 128 bits, exactly.
  ///
  /// A step computes w · factor + carry for a word w. With a carry below 2¹²⁸ the sum is below
  /// (2⁶⁴ − 1)(2¹²⁸ − 1) + 2¹²⁸ < 2¹⁹². So the next carry, the sum without its lowest word, is
  /// below 2¹²⁸ again.
  package func multiply(byWide factor: UInt128) {
    if factor.highHalf == 0 {
      multiply(by: factor.lowHalf)
      return
    }
    let count = significantWidth
    var carry: UInt128 = 0
    for index in 0..<words.count {
      if index >= count && carry == 0 { break }
      let low =
        UInt128.product(words[index], factor.lowHalf)
        &+ UInt128(truncatingIfNeeded: carry.lowHalf)
      let high =
        UInt128.product(words[index], factor.highHalf)
        &+ UInt128(truncatingIfNeeded: low.highHalf)
        &+ UInt128(truncatingIfNeeded: carry.highHalf)
      words[index] = low.lowHalf
      carry = high
    }
    assert(carry == 0, "the product exceeds the width")
  }

  /// Divides by an integer of 128 bits other than 0; the error is less than 1 ulp.
  package func divide(byWide divisor: UInt128) {
    if divisor.highHalf == 0 {
      divide(by: divisor.lowHalf)
      return
    }
    let last = significantWidth - 1
    if last < 0 { return }
    // The words are shifted like the normalized divisor, by less than 64 bits, while they are read.
    let divisor = NormalizedDivisor(divisor)
    let left = UInt64(truncatingIfNeeded: divisor.shift)
    let right = 63 &- left
    var remainder = UInt128(truncatingIfNeeded: (words[last] &>> 1) &>> right)
    var index = last
    while index >= 0 {
      let below = index > 0 ? (words[index &- 1] &>> 1) &>> right : 0
      (words[index], remainder) = divisor.divide(remainder, words[index] &<< left | below)
      index &-= 1
    }
  }

  /// Sets the words to those of ⌊number · 2^shift⌋ for a shift of either sign; the result must fit.
  func set(_ number: UInt512, shiftedLeft shift: Int) {
    let skipped = shift >> 6
    let left = UInt64(truncatingIfNeeded: shift & 63)
    for index in 0..<words.count {
      let source = index - skipped
      words[index] =
        number.word(source) &<< left | (number.word(source - 1) &>> 1) &>> (63 &- left)
    }
  }
}
