import BigInt

/// Powers of ten and digit counts of integers of any size.
enum PowerOfTen {
  /// Sums across 200 places of numbers of 34 digits, and most else, need no more.
  private static let small: [BigUInt] = (0...280).map { BigUInt(10).power($0) }

  /// 10^exponent for an exponent of at least 0.
  static func of(_ exponent: Int) -> BigUInt {
    // 5^n has fewer than half the bits of 10^n; the shift supplies 2^n.
    exponent < small.count ? small[exponent] : BigUInt(5).power(exponent) << exponent
  }

  /// The number of decimal digits of a positive integer.
  static func digitCount(of integer: BigUInt) -> Int {
    // 2^(w−1) ≤ integer < 2^w, and log10(2) = 0.301029995663…: the estimate, made with a little less,
    // has 10^(count−1) ≤ 2^(w−1), so it is never too large, and the loop ends after a step or two.
    var count = Int(Double(integer.bitWidth - 1) * 0.301_029_995_66) + 1
    while integer >= of(count) { count += 1 }
    return count
  }
}
