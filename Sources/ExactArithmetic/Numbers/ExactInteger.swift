import BigInt

/// The integers that the oracle rounds: `BigUInt` of any length, or `UInt128` for short numbers.
protocol ExactInteger: UnsignedInteger {
  /// Returns 10^exponent for an exponent of at least 0, for `UInt128` from 0 to 38.
  static func powerOfTen(_ exponent: Int) -> Self

  /// The number of decimal digits of a positive integer.
  var decimalDigits: Int { get }

  /// Whether the last digit is 0 or 5.
  var endsInFiveOrZero: Bool { get }

  /// The integer as the coefficient of a result.
  var coefficient: ExactCoefficient { get }

  /// Returns the first digit of self ÷ parts after the point, and whether nonzero digits follow.
  ///
  /// - Precondition: self < parts.
  func firstDigit(ofParts parts: Self) -> (digit: Int, isSticky: Bool)
}

extension BigUInt: ExactInteger {
  static func powerOfTen(_ exponent: Int) -> BigUInt { PowerOfTen.of(exponent) }

  var decimalDigits: Int { PowerOfTen.digitCount(of: self) }

  // Powers of 16, such as 2³² and 2⁶⁴, are congruent to 1 modulo 5. So a number and the sum of its
  // words are congruent modulo 5, for words of 32 and of 64 bits.
  var endsInFiveOrZero: Bool { words.reduce(0) { ($0 + $1 % 5) } % 5 == 0 }

  var coefficient: ExactCoefficient { ExactCoefficient(self) }

  func firstDigit(ofParts parts: BigUInt) -> (digit: Int, isSticky: Bool) {
    let (digit, rest) = (self * 10).quotientAndRemainder(dividingBy: parts)
    return (Int(digit), !rest.isZero)
  }
}

extension UInt128: ExactInteger {
  /// 10⁰ … 10³⁸.
  private static let powers: [UInt128] = (0..<ExactCoefficient.shortDigits).reduce(into: [1]) {
    powers, place in powers.append(10 * powers[place])
  }

  static func powerOfTen(_ exponent: Int) -> UInt128 { powers[exponent] }

  var decimalDigits: Int {
    // 1233 ÷ 4096 is slightly less than log10(2), so the estimate is never too large.
    var count = Swift.max(1, ((128 - leadingZeroBitCount) * 1_233) >> 12)
    while count < Self.powers.count && self >= Self.powers[count] { count += 1 }
    return count
  }

  var endsInFiveOrZero: Bool { self % 5 == 0 }

  var coefficient: ExactCoefficient { ExactCoefficient(self) }

  func firstDigit(ofParts parts: UInt128) -> (digit: Int, isSticky: Bool) {
    // Ten times the number may exceed 128 bits, but the quotient digit fits.
    let (digit, rest) = parts.dividingFullWidth(multipliedFullWidth(by: 10))
    return (Int(digit), rest != 0)
  }
}
