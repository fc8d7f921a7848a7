import BigInt

extension BigInt {
  private static let powersOfTen: [BigInt] = (0...260).map { BigInt(10).power($0) }

  /// Returns 10^exponent for an exponent ≥ 0.
  static func tenTo(_ exponent: Int) -> BigInt {
    exponent < powersOfTen.count ? powersOfTen[exponent] : BigInt(10).power(exponent)
  }

  /// The number of decimal digits of a number ≥ 0; 0 has 0 digits.
  package var decimalDigits: Int {
    // 2^(w−1) ≤ number for w bits, and log10(2) > 0.301, so the estimate is at most the count. The
    // loop raises the estimate to the count.
    var count = isZero ? 0 : (magnitude.bitWidth - 1) * 301 / 1_000
    while Self.tenTo(count) <= self { count += 1 }
    return count
  }

  /// The last decimal digit of a number ≥ 0.
  var lastDecimalDigit: Int { Int(magnitude % 10) }

  /// Returns the inverse modulo 10^digits of a number that is coprime to 10.
  ///
  /// Newton's iteration x ← x · (2 − a · x) doubles the number of correct digits: if a · x
  /// ≡ 1 + e (mod 10^n), then a · x · (2 − a · x) ≡ 1 − e². The inverses of the last digits 1, 3,
  /// 7, 9 are 1, 7, 3, 9.
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
