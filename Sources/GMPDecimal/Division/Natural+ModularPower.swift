extension Natural {
  /// Sets self to the remainder of a division by `divisor`, which is not 0.
  mutating func reduce(modulo divisor: borrowing Natural) { self = divide(by: divisor) }

  /// Multiplies by `factor` modulo `divisor`; both numbers are below `divisor`.
  fileprivate mutating func multiply(
    by factor: borrowing Natural, modulo divisor: borrowing Natural
  ) {
    multiply(by: factor)
    reduce(modulo: divisor)
  }

  fileprivate mutating func square(modulo divisor: borrowing Natural) {
    let copy = Natural(copying: self)
    multiply(by: copy, modulo: divisor)
  }

  /// Returns self^exponent modulo `divisor`.
  ///
  /// The exponent is the number with the ASCII digits `digits`, followed by `zeros` zeros.
  ///
  /// The digits are processed from left to right: r^10 · b^d = (r⁵ · b^⌊d/2⌋)² · b^(d mod 2).
  ///
  /// Source: Knuth, The Art of Computer Programming, volume 2, 4.6.3, the m-ary method with m = 10.
  ///
  /// - Complexity: at most seven products modulo the divisor for each digit and each zero.
  consuming func power<Check: WorkCheck>(
    digits: [UInt8], zeros: Int, modulo divisor: borrowing Natural, _ check: Check
  ) throws(Check.Interruption) -> Natural {
    var base = self
    base.reduce(modulo: divisor)
    var second = Natural(copying: base)
    second.square(modulo: divisor)
    var third = Natural(copying: second)
    third.multiply(by: base, modulo: divisor)
    var fourth = Natural(copying: second)
    fourth.square(modulo: divisor)
    var result = Natural(1)
    result.reduce(modulo: divisor)
    for place in 0..<digits.count + zeros {
      try check.check()
      let digit = place < digits.count ? digits[place] - UInt8(ascii: "0") : 0
      let factor = Natural(copying: result)
      result.square(modulo: divisor)
      result.square(modulo: divisor)
      result.multiply(by: factor, modulo: divisor)
      switch digit / 2 {
      case 1: result.multiply(by: base, modulo: divisor)
      case 2: result.multiply(by: second, modulo: divisor)
      case 3: result.multiply(by: third, modulo: divisor)
      case 4: result.multiply(by: fourth, modulo: divisor)
      default: break
      }
      result.square(modulo: divisor)
      if digit & 1 == 1 { result.multiply(by: base, modulo: divisor) }
    }
    return result
  }
}
