extension FixedPoint {
  /// Divides by an integer other than 0.
  ///
  /// ⌊⌊a ÷ b⌋ ÷ c⌋ = ⌊a ÷ (b · c)⌋, so a division in several steps still has an error of less than
  /// 1 ulp.
  package func divide(by divisor: UInt64) {
    var remainder: UInt64 = 0
    var index = significantWidth - 1
    while index >= 0 {
      (words[index], remainder) = divisor.dividingFullWidth((remainder, words[index]))
      index -= 1
    }
  }

  /// Sets self to ⌊numerator ÷ denominator⌋ for numerator < denominator.
  package func setQuotient(_ numerator: UInt128, _ denominator: UInt128) {
    integerPart = 0
    var remainder = numerator
    var index = words.count - 2
    while index >= 0 {
      // The remainder is below the denominator, so the quotient is below 2⁶⁴.
      let (quotient, rest) = denominator.dividingFullWidth((remainder >> 64, remainder << 64))
      words[index] = UInt64(truncatingIfNeeded: quotient)
      remainder = rest
      index -= 1
    }
  }

  /// Sets self to ⌊x ÷ y⌋ for numbers of one width, y ≥ 1; y is not changed.
  ///
  /// The algorithm is Knuth, TAOCP volume 2, 4.3.1, algorithm D, with the step labels used there.
  /// The scratch memory has three times the width.
  package func setQuotient(
    _ x: FixedPoint, by y: FixedPoint, scratch: UnsafeMutableBufferPointer<UInt64>
  ) {
    let n = words.count
    let v = UnsafeMutableBufferPointer(rebasing: scratch[0..<n])
    // The dividend x · 2^(64(n−1)) and one word more: n + (n − 1) + 1 words.
    let u = UnsafeMutableBufferPointer(rebasing: scratch[n..<3 * n])
    // D1: normalise. The integer part of y is its first word and is not 0.
    let shift = y.integerPart.leadingZeroBitCount
    u.update(repeating: 0)
    for index in 0..<n {
      v[index] = y.words[index]
      u[n - 1 + index] = x.words[index]
    }
    FixedPoint(v).shiftLeft(shift)
    FixedPoint(u).shiftLeft(shift)
    let first = v[n - 1]
    let second = v[n - 2]
    var j = n - 1
    while j >= 0 {
      // D3: estimate the digit from the first two words, correct it with the third.
      var digit: UInt64
      var rest: UInt64
      var isTooLarge = false
      if u[j + n] >= first {
        digit = UInt64.max
        let sum = u[j + n - 1].addingReportingOverflow(first)
        rest = sum.partialValue
        isTooLarge = !sum.overflow && u[j + n] == first
      } else {
        (digit, rest) = first.dividingFullWidth((u[j + n], u[j + n - 1]))
        isTooLarge = true
      }
      while isTooLarge
        && UInt128(digit) * UInt128(second) > (UInt128(rest) << 64 | UInt128(u[j + n - 2]))
      {
        digit -= 1
        let sum = rest.addingReportingOverflow(first)
        rest = sum.partialValue
        if sum.overflow { break }
      }
      // D4: multiply and subtract.
      var carry: UInt64 = 0
      var borrow = false
      for index in 0..<n {
        let product = UInt128(digit) &* UInt128(v[index]) &+ UInt128(carry)
        carry = UInt64(truncatingIfNeeded: product >> 64)
        let low = u[j + index].subtractingReportingOverflow(UInt64(truncatingIfNeeded: product))
        let difference = low.partialValue.subtractingReportingOverflow(borrow ? 1 : 0)
        u[j + index] = difference.partialValue
        borrow = low.overflow || difference.overflow
      }
      let low = u[j + n].subtractingReportingOverflow(carry)
      let difference = low.partialValue.subtractingReportingOverflow(borrow ? 1 : 0)
      u[j + n] = difference.partialValue
      // D5, D6: the digit was one too large; add the divisor back.
      if low.overflow || difference.overflow {
        digit -= 1
        var carry = false
        for index in 0..<n {
          let sum = u[j + index].addingReportingOverflow(v[index])
          let total = sum.partialValue.addingReportingOverflow(carry ? 1 : 0)
          u[j + index] = total.partialValue
          carry = sum.overflow || total.overflow
        }
        u[j + n] &+= carry ? 1 : 0
      }
      words[j] = digit
      j -= 1
    }
  }

  /// Shifts the bits left by `count` < 64 places; the bits shifted out must be 0.
  private func shiftLeft(_ count: Int) {
    if count == 0 { return }
    var index = words.count - 1
    while index >= 0 {
      let below = index > 0 ? words[index - 1] : 0
      words[index] =
        words[index] << UInt64(truncatingIfNeeded: count)
        | below >> UInt64(truncatingIfNeeded: 64 - count)
      index -= 1
    }
  }
}
