import DecimalArithmetic

extension Unrounded {
  /// Sets the coefficient to the quotient of dividend and `divisor`.
  ///
  /// An inexact quotient has at least precision + 2 digits.
  mutating func divide(
    _ dividend: UInt256, by divisor: UInt128, precision: Int
  ) {
    // Division by 1 is exact, and 0 has no digits to scale.
    if divisor == 1 || dividend.isZero {
      coefficient = dividend
      return
    }
    let missing = divisor.decimalDigitCount &- dividend.decimalDigitCount
    let scale = max(0, precision &+ 2 &+ missing)
    let scaled = scale == 0 ? dividend : dividend.scaled(byPowerOfTen: scale)
    let remainder: UInt128
    if scaled.high < divisor {
      let (quotient, rest) = scaled.narrowQuotientAndRemainder(dividingBy: divisor)
      (coefficient, remainder) = (UInt256(low: quotient), rest)
    } else {
      (coefficient, remainder) = scaled.quotientAndRemainder(dividingBy: divisor)
    }
    exponent -= scale
    isSticky = isSticky || remainder != 0
    #if SeededFaults
    if Self.divisionLosesRemainder { isSticky = false }
    #endif
  }

  /// Sets the coefficient to the quotient of (dividend + the sticky fraction) and `divisor`.
  ///
  /// A quotient beyond 2²⁵⁶ loses its last 38 digits to the sticky fraction and keeps at least 39.
  mutating func divide(_ dividend: UInt512, by divisor: UInt128, precision: Int) {
    if let narrow = dividend.asUInt256 {
      divide(narrow, by: divisor, precision: precision)
      return
    }
    var (rest, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
    isSticky = isSticky || remainder != 0
    while rest.asUInt256 == nil {
      (rest, remainder) = rest.quotientAndRemainder(dividingBy: powersOfTen[largestPower])
      isSticky = isSticky || remainder != 0
      exponent += largestPower
    }
    coefficient = rest.asUInt256 ?? .zero
  }
}
