/// The properties of y ≠ 0 that power needs: integer or not, parity, and the fraction n/d.
struct PowerExponent {
  /// Whether the integer y is odd; `nil` if y is not an integer.
  let isOdd: Bool?
  let isNegative: Bool
  /// The fraction n/d = |y| in lowest terms; `nil` if n or d is 2⁶² or more.
  let fraction: (numerator: Int, denominator: Int)?

  /// Creates the properties of y.
  ///
  /// - Precondition: y is finite and not 0.
  init(_ y: BigDecimal) {
    isNegative = y.isNegative
    var digits = y.natural
    let exponent = y.exponent + digits.stripZeros(limit: y.coefficientDigits)
    var numerator = Integer(digits)
    let isEven = exponent > 0 || numerator.trailingZeroBitCount > 0
    isOdd = exponent >= 0 ? !isEven : nil
    if exponent >= 0 {
      // An exponent of 19 or more makes the numerator at least 10¹⁹ > 2⁶².
      if exponent < 19 { numerator.multiply(by: Integer(powerOfTen: exponent)) }
      fraction = exponent < 19 ? Self.small(numerator, over: Integer(1)) : nil
      return
    }
    // The numerator has no trailing zeros, so its common factors with 10^−exponent are only 2s or
    // only 5s. So d ≥ 2^−exponent.
    if exponent <= -62 {
      fraction = nil
      return
    }
    let decimals = -exponent
    let twos = min(numerator.trailingZeroBitCount, decimals)
    numerator.shiftRight(twos)
    var odd = Integer(copying: numerator)
    let fives = min(odd.removeFactors(of: Integer(5)), decimals)
    numerator.divide(by: Integer(5, power: fives))
    var denominator = Integer(5, power: decimals - fives)
    denominator.shiftLeft(decimals - twos)
    fraction = Self.small(numerator, over: denominator)
  }

  private static func small(
    _ numerator: borrowing Integer, over denominator: borrowing Integer
  ) -> (numerator: Int, denominator: Int)? {
    if numerator.bitCount > 62 || denominator.bitCount > 62 { return nil }
    guard let n = numerator.asInt, let d = denominator.asInt else { return nil }
    return (n, d)
  }
}
