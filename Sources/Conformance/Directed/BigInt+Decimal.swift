import BigInt

extension BigInt {
  private static let powersOfTen: [BigInt] = (0...260).map { BigInt(10).power($0) }

  /// 10^exponent, for an exponent of at least 0.
  static func tenTo(_ exponent: Int) -> BigInt {
    exponent < powersOfTen.count ? powersOfTen[exponent] : BigInt(10).power(exponent)
  }

  /// The number of decimal digits of a number of at least 0; 0 has none.
  package var decimalDigits: Int {
    // 2^(w−1) ≤ number < 2^w, and log10(2) > 0.301: the loop makes the estimate certain.
    var count = isZero ? 0 : (magnitude.bitWidth - 1) * 301 / 1_000
    while Self.tenTo(count) <= self { count += 1 }
    return count
  }

  /// The last decimal digit of a number of at least 0.
  var lastDecimalDigit: Int { Int(magnitude % 10) }

  /// The inverse of a number that is prime to 10, modulo 10^digits.
  ///
  /// Newton's iteration x ← x · (2 − a · x) doubles the digits that are right: if a · x ≡ 1 + e
  /// (mod 10^n) then a · x · (2 − a · x) ≡ 1 − e². Of the last digits 1, 3, 7, 9 the inverses are
  /// 1, 7, 3, 9.
  ///
  /// Source: Brent, Zimmermann, Modern Computer Arithmetic, section 1.4.8 (Hensel's division).
  package func inverse(modulo10To digits: Int) -> BigInt {
    var inverse = BigInt([0, 1, 0, 7, 0, 0, 0, 3, 0, 9][lastDecimalDigit])
    var known = 1
    while known < digits {
      known = Swift.min(2 * known, digits)
      let modulus = Self.tenTo(known)
      inverse = (inverse * (2 - self % modulus * inverse)).modulus(modulus)
    }
    return inverse % Self.tenTo(digits)
  }
}
