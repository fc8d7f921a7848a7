import DecimalArithmetic

extension Decimal128 {
  /// Returns ratio ÷ x for a finite x.
  static func reciprocal(
    _ x: Self, _ ratio: ExactRatio, to target: RoundingTarget, in context: ArithmeticContext
  ) -> Conversion<Self> {
    let isNegative = x.isNegative != ratio.isNegative
    if x.isZero { return Conversion(infinity(isNegative: isNegative), .divisionByZero) }
    var exact = Unrounded(
      isNegative: isNegative, coefficient: .zero, exponent: ratio.exponent - x.finiteExponent)
    let divisor = ratio.denominator.multipliedReportingOverflow(by: x.coefficient)
    if divisor.overflow {
      exact.divide(
        ratio.numerator, by: ratio.denominator, x.coefficient, precision: context.precision)
    } else {
      exact.divide(
        UInt256(low: ratio.numerator), by: divisor.partialValue, precision: context.precision)
    }
    return placed(exact, at: target, preferredExponent: 0, in: context)
  }
}

extension Unrounded {
  /// Sets the coefficient to dividend ÷ (first · second).
  ///
  /// An inexact quotient has at least precision + 2 digits. Dividing by `first` and then by
  /// `second`, each time rounded down, computes the floor of the whole quotient; the quotient is
  /// exact if both divisions are exact. The dividend is scaled to precision + 2 digits more than
  /// both divisors have together, at most 109 digits, below 2³⁶³. So the quotient has at most 38
  /// digits.
  fileprivate mutating func divide(
    _ dividend: UInt128, by first: UInt128, _ second: UInt128, precision: Int
  ) {
    let digits = first.decimalDigitCount + second.decimalDigitCount
    let scale = max(0, precision + 2 + digits - dividend.decimalDigitCount)
    let scaled = UInt512(dividend).scaled(byPowerOfTen: scale)
    let (quotient, rest) = scaled.quotientAndRemainder(dividingBy: first)
    let (narrow, remainder) = quotient.quotientAndRemainder(dividingBy: second)
    coefficient = narrow.asUInt256 ?? .zero
    exponent -= scale
    isSticky = rest != 0 || remainder != 0
  }
}
