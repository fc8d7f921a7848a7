extension WideInteger {
  /// 10⁰ … 10¹⁵⁴.
  private static let powers: [WideInteger] = (0..<digits).reduce(into: [WideInteger(1)]) {
    powers, place in powers.append(powers[place] * 10)
  }

  /// The number of decimal digits; 1 for 0.
  var decimalDigits: Int {
    // 1233 ÷ 4096 is slightly less than log10(2), so 10^(count − 1) ≤ 2^(w−1) ≤ self for a width w:
    // the estimate is never too large, and the loop ends after one or two steps.
    var count = max(1, (width * 1_233) >> 12)
    while count <= Self.digits && !(self < Self.powers[count]) { count += 1 }
    return count
  }

  /// The number of bits up to the highest set bit.
  private var width: Int {
    if limbs.3 != 0 { return 512 - limbs.3.leadingZeroBitCount }
    if limbs.2 != 0 { return 384 - limbs.2.leadingZeroBitCount }
    if limbs.1 != 0 { return 256 - limbs.1.leadingZeroBitCount }
    return 128 - limbs.0.leadingZeroBitCount
  }

  /// Returns the product with 10^exponent.
  ///
  /// - Precondition: the product is below 2⁵¹².
  func scaled(byPowerOfTen exponent: Int) -> WideInteger {
    var (product, rest) = (self, exponent)
    while rest > ExactCoefficient.shortDigits {
      product = product * .powerOfTen(ExactCoefficient.shortDigits)
      rest -= ExactCoefficient.shortDigits
    }
    return rest == 0 ? product : product * .powerOfTen(rest)
  }
}
