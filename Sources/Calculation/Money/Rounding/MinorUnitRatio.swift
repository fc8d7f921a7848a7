import DecimalArithmetic

/// An exact value in the smallest part of a currency, as a fraction of two whole numbers.
struct MinorUnitRatio {
  let isNegative: Bool
  let numerator: UInt128
  let denominator: UInt128

  /// - Throws: ``MoneyError/amountTooLarge`` if the numerator exceeds 128 bits and the value
  ///   exceeds ``MoneyLimits/minorUnits``; ``MoneyError/ratioTooLong`` if the numerator or the
  ///   denominator of any other value exceeds 128 bits.
  init(_ value: ExactRatio, decimals: Int) throws(MoneyError) {
    isNegative = value.isNegative
    let exponent = value.exponent + decimals
    if exponent > 0 {
      let power = powerOfTen(exponent)
      guard let power, let top = Self.reduced(power, value.numerator, over: value.denominator)
      else { throw Self.error(of: value, power) }
      (numerator, denominator) = top
    } else {
      guard let power = powerOfTen(-exponent),
        let bottom = Self.reduced(power, value.denominator, over: value.numerator)
      else { throw .ratioTooLong }
      (denominator, numerator) = bottom
    }
  }

  /// Returns power · factor ÷ divisor in lowest terms, as a pair of numerator and denominator.
  ///
  /// Returns `nil` if the numerator exceeds 128 bits.
  ///
  /// - Precondition: factor and divisor have no common factor.
  private static func reduced(
    _ power: UInt128, _ factor: UInt128, over divisor: UInt128
  ) -> (UInt128, UInt128)? {
    let common = divisor == 0 ? 1 : greatestCommonDivisor(power, divisor)
    let product = (power / common).multipliedReportingOverflow(by: factor)
    return product.overflow ? nil : (product.partialValue, divisor / common)
  }

  /// Returns the error for a numerator of more than 128 bits: the value is too large, or only its
  /// numerator is too long.
  private static func error(of value: ExactRatio, _ power: UInt128?) -> MoneyError {
    guard let power else {
      return value.numerator >= value.denominator ? .amountTooLarge : .ratioTooLong
    }
    guard let whole = WholeQuotient(value.numerator, times: power, over: value.denominator),
      whole.value <= MoneyLimits.minorUnits.magnitude
    else { return .amountTooLarge }
    return .ratioTooLong
  }
}
