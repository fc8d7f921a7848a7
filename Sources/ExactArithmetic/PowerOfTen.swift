import BigInt

/// Powers of ten and digit counts of integers of any size.
enum PowerOfTen {
  /// Most cases need no more; a longer table would only save time in rare ones.
  private static let small: [BigUInt] = (0...160).map { BigUInt(10).power($0) }

  /// 10^exponent for an exponent of at least 0.
  static func of(_ exponent: Int) -> BigUInt {
    // 5^n has fewer than half the bits of 10^n; the shift supplies 2^n.
    exponent < small.count ? small[exponent] : BigUInt(5).power(exponent) << exponent
  }

  /// The number of decimal digits of a positive integer.
  static func digitCount(of integer: BigUInt) -> Int {
    // 2^(w−1) ≤ integer < 2^w; log10(2) = 0.30102999566…, and the loops make the estimate certain.
    var count = Int(Double(integer.bitWidth - 1) * 0.301_029_995_66) + 1
    while integer >= of(count) { count += 1 }
    while integer < of(count - 1) { count -= 1 }
    return count
  }
}
