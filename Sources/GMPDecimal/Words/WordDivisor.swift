/// A divisor of one or two words, shifted to its full width, with the reciprocal of its first word.
///
/// Source: Möller, Granlund: Improved division by invariant integers, IEEE Transactions on
/// Computers 60 (2011): algorithms 4 (two words by one), 5 (three by two) and 6 (the reciprocal of
/// two words).
package struct WordDivisor {
  /// The divisor, shifted left until the first of its 64 bits (a word) or 128 bits (two words) is
  /// set.
  private let divisor: UInt128
  private let reciprocal: UInt64
  private let shift: Int
  private let isWord: Bool

  /// Creates the divisor 10^exponent for exponents up to 38.
  @inline(__always)
  package init(powerOfTen exponent: Int) {
    let power = powersOfTen[exponent]
    isWord = exponent <= 19
    shift =
      isWord ? UInt64(truncatingIfNeeded: power).leadingZeroBitCount : power.leadingZeroBitCount
    divisor = power &<< UInt128(truncatingIfNeeded: shift)
    reciprocal = reciprocalsOfTen[exponent]
  }

  /// Creates a divisor of one word other than 0 with the reciprocal of the word.
  @inline(__always)
  init(word: UInt64, reciprocal: UInt64) {
    shift = word.leadingZeroBitCount
    divisor = UInt128(word) &<< UInt128(truncatingIfNeeded: shift)
    self.reciprocal = reciprocal
    isWord = true
  }

  /// The divisor of one word, shifted left until its first bit is set.
  var word: UInt64 { UInt64(truncatingIfNeeded: divisor) }

  /// Creates any divisor other than 0.
  package init(_ value: UInt128) {
    isWord = value >> 64 == 0
    shift = value.leadingZeroBitCount - (isWord ? 64 : 0)
    divisor = value &<< UInt128(truncatingIfNeeded: shift)
    let first = UInt64(truncatingIfNeeded: isWord ? divisor : divisor &>> 64)
    // The dividend (2¹²⁸ − 1) − 2⁶⁴ · first is 2⁶⁴ · ~first + (2⁶⁴ − 1).
    let word = first.dividingFullWidth((~first, .max)).quotient
    reciprocal = isWord ? word : Self.reciprocal(divisor, firstWord: word)
  }

  /// Returns the reciprocal of a divisor of two words from that of the first word (algorithm 6).
  private static func reciprocal(_ divisor: UInt128, firstWord: UInt64) -> UInt64 {
    let first = UInt64(truncatingIfNeeded: divisor &>> 64)
    let second = UInt64(truncatingIfNeeded: divisor)
    var reciprocal = firstWord
    var rest = first &* reciprocal &+ second
    if rest < second {
      reciprocal &-= 1
      if rest >= first {
        reciprocal &-= 1
        rest &-= first
      }
      rest &-= first
    }
    let (high, low) = reciprocal.multipliedFullWidth(by: second)
    rest &+= high
    if rest < high {
      reciprocal &-= 1
      if UInt128(rest) &<< 64 | UInt128(low) >= divisor { reciprocal &-= 1 }
    }
    return reciprocal
  }

  /// Returns a quotient of one word and sets `rest` to the remainder (algorithm 5).
  ///
  /// - Precondition: `rest` is less than the divisor.
  @inline(__always)
  private func step(_ rest: inout UInt128, _ next: UInt64) -> UInt64 {
    let high = UInt64(truncatingIfNeeded: rest &>> 64)
    let first = UInt64(truncatingIfNeeded: divisor &>> 64)
    let second = UInt64(truncatingIfNeeded: divisor)
    let product = Self.product(reciprocal, high) &+ rest
    var quotient = UInt64(truncatingIfNeeded: product &>> 64)
    let top = UInt64(truncatingIfNeeded: rest) &- quotient &* first
    rest =
      (UInt128(top) &<< 64 | UInt128(next)) &- Self.product(second, quotient) &- divisor
    quotient &+= 1
    if UInt64(truncatingIfNeeded: rest &>> 64) >= UInt64(truncatingIfNeeded: product) {
      quotient &-= 1
      rest &+= divisor
      #if SeededFaults
      quotient = Self.faultyDigit(quotient)
      #endif
    }
    if rest >= divisor {
      quotient &+= 1
      rest &-= divisor
    }
    return quotient
  }

  /// Returns a quotient of one word by a divisor of one word and sets `rest` to the remainder
  /// (algorithm 4).
  @inline(__always)
  func wordStep(_ rest: inout UInt64, _ next: UInt64) -> UInt64 {
    let word = UInt64(truncatingIfNeeded: divisor)
    let product = Self.product(reciprocal, rest) &+ (UInt128(rest) &<< 64 | UInt128(next))
    var quotient = UInt64(truncatingIfNeeded: product &>> 64) &+ 1
    rest = next &- quotient &* word
    if rest > UInt64(truncatingIfNeeded: product) {
      quotient &-= 1
      rest &+= word
    }
    if rest >= word {
      #if SeededFaults
      if Self.omitsCorrection { return quotient }
      #endif
      quotient &+= 1
      rest &-= word
    }
    return quotient
  }

  @inline(__always)
  private static func product(_ x: UInt64, _ y: UInt64) -> UInt128 {
    let product = x.multipliedFullWidth(by: y)
    return UInt128(product.high) &<< 64 | UInt128(product.low)
  }

  /// Returns the quotient, rounded down, and the remainder.
  @inline(__always)
  package func divide(_ number: UInt128) -> (quotient: UInt128, remainder: UInt128) {
    let shift = UInt128(truncatingIfNeeded: self.shift)
    let low = number &<< shift
    // The bits shifted out of the dividend; 0 for a shift of 0.
    let high = (number &>> 1) &>> (127 &- shift)
    let upper = UInt64(truncatingIfNeeded: low &>> 64)
    let lower = UInt64(truncatingIfNeeded: low)
    if isWord {
      var rest = UInt64(truncatingIfNeeded: high)
      let first = wordStep(&rest, upper)
      let second = wordStep(&rest, lower)
      return (UInt128(first) &<< 64 | UInt128(second), UInt128(rest) &>> shift)
    }
    // A divisor of more than 64 bits is shifted by less than 64 bits, so the quotient is one word.
    var rest = high &<< 64 | UInt128(upper)
    let quotient = step(&rest, lower)
    return (UInt128(quotient), rest &>> shift)
  }

  /// Returns the quotient, rounded down, and the remainder.
  @inline(__always)
  package func divide(_ number: UInt256) -> (quotient: UInt256, remainder: UInt128) {
    let shift = UInt128(truncatingIfNeeded: self.shift)
    let top = (number.high &>> 1) &>> (127 &- shift)
    let high = number.high &<< shift | (number.low &>> 1) &>> (127 &- shift)
    let low = number.low &<< shift
    let words = (
      UInt64(truncatingIfNeeded: high &>> 64), UInt64(truncatingIfNeeded: high),
      UInt64(truncatingIfNeeded: low &>> 64), UInt64(truncatingIfNeeded: low)
    )
    if isWord {
      var rest = UInt64(truncatingIfNeeded: top)
      let first = wordStep(&rest, words.0)
      let second = wordStep(&rest, words.1)
      let third = wordStep(&rest, words.2)
      let fourth = wordStep(&rest, words.3)
      return (
        UInt256(
          high: UInt128(first) &<< 64 | UInt128(second),
          low: UInt128(third) &<< 64 | UInt128(fourth)),
        UInt128(rest) &>> shift
      )
    }
    // Fewer than 64 bits are shifted out of the dividend, so the quotient has at most three words.
    var rest = top &<< 64 | UInt128(words.0)
    var first: UInt64 = 0
    if rest &>> 64 == 0 && rest &<< 64 | UInt128(words.1) < divisor {
      rest = rest &<< 64 | UInt128(words.1)
    } else {
      first = step(&rest, words.1)
    }
    let second = step(&rest, words.2)
    let third = step(&rest, words.3)
    return (
      UInt256(high: UInt128(first), low: UInt128(second) &<< 64 | UInt128(third)), rest &>> shift
    )
  }
}
