import DecimalArithmetic

extension ConversionRounding {
  /// A result beside a fraction, so near that only the side counts: y = (±numerator + d) ÷ divisor, with
  /// 0 < |d| < 10^distance, above the fraction in magnitude if `isAbove`.
  ///
  /// Where y is cut, where half of a unit lies and where its first digit changes are multiples of
  /// 10^P · divisor in the numerator, so multiples of 10^P, for a P from `lastDeciding` for the lowest
  /// place of the first digit; the numerator is one of 10^exponent. If d lies below both powers, one
  /// unit below them stands for it.
  ///
  /// - Returns: `nil` if more than the side counts.
  func beside(
    _ numerator: consuming LimbTerm, divisor: UInt128, isAbove: Bool, distance: Int
  ) -> Conversion<BigDecimal>? {
    // The quotient of m and n digits is above 10^(m − n − 1), and y above a tenth of that.
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
