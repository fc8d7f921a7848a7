import DecimalArithmetic

extension ConversionRounding {
  /// Rounds a result y that is very close to a fraction.
  ///
  /// y = (±numerator + d) ÷ divisor with 0 < |d| < 10^distance; |y| is above the fraction if
  /// `isAbove`. The rounding decisions change only where y reaches the cut, half of a unit, or a
  /// new first digit. In units of the numerator these points are multiples of 10^P · divisor, so
  /// multiples of 10^P, where P is `lastDeciding` of the lowest possible adjusted exponent. The
  /// numerator is a multiple of 10^exponent. If |d| is below 10^P and 10^exponent, only the sign of
  /// d matters, and one unit below these two powers replaces d.
  ///
  /// - Returns: `nil` if |d| is not below the two powers.
  func beside(
    _ numerator: consuming LimbTerm, divisor: UInt128, isAbove: Bool, distance: Int
  ) -> Conversion<BigDecimal>? {
    // A quotient of numbers of m and n digits is above 10^(m − n − 1). y is above a tenth of the
    // quotient.
    let digits = numerator.magnitude.digitCount
    let lowest = numerator.exponent + digits - divisor.digitCount - 2
    let last = lastDeciding(adjusted: lowest)
    let floor = min(numerator.exponent, last) - 1
    if distance > floor { return nil }
    let zeros = numerator.exponent - floor
    if lowest - last > BigDecimal.maximumDigits {
      return Conversion(BigDecimal.insufficientStorage(rounding.storage))
    }
    numerator.magnitude.appendZeros(zeros)
    numerator.exponent = floor
    if isAbove {
      numerator.magnitude.increment()
    } else {
      numerator.magnitude.decrement()
    }
    let isNegative = numerator.isNegative
    return convert(LimbFraction(numerator, divisor: Natural(divisor)), isNegative: isNegative)
  }
}
