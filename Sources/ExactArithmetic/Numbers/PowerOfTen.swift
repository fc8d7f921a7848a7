import BigInt

/// Powers of ten and digit counts of integers of any size.
enum PowerOfTen {
  /// 10⁰ … 10²⁸⁰, enough for sums of two numbers of 34 digits with exponents 200 apart.
  private static let small: [BigUInt] = (0...280).map { BigUInt(10).power($0) }

  /// Returns 10^exponent for an exponent of at least 0.
  static func of(_ exponent: Int) -> BigUInt {
    // 5^n has about 7/10 of the bits of 10^n; the shift multiplies by 2^n.
    exponent < small.count ? small[exponent] : BigUInt(5).power(exponent) << exponent
  }

  /// Returns the number of decimal digits of a positive integer.
  static func digitCount(of integer: BigUInt) -> Int {
    // 2^(w−1) ≤ integer < 2^w, and log10(2) = 0.301029995663…. The factor is slightly smaller, so
    // 10^(count−1) ≤ 2^(w−1): the estimate is never too large, and the loop ends after one or two
    // steps.
    var count = Int(Double(integer.bitWidth - 1) * 0.301_029_995_66) + 1
    while integer >= of(count) { count += 1 }
    return count
  }
}
