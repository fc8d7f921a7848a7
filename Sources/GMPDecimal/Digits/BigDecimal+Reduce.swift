import DecimalArithmetic

extension BigDecimal {
  /// GDA reduce: rounds x, then removes trailing zeros; a zero has the exponent 0.
  ///
  ///     BigDecimal.reduce(BigDecimal("1.500")!, in: .decimal128).value  // 1.5
  ///     BigDecimal.reduce(BigDecimal("120.00")!, in: .decimal128).value  // 1.2E+2
  public static func reduce(
    _ x: BigDecimal, in context: ArithmeticContext
  ) -> Outcome<BigDecimal> {
    if let nan = propagatedNaN(x, in: context) { return nan }
    let outcome = fitted(x, in: context)
    let value = outcome.value
    guard value.isFinite else { return outcome }
    if value.hasZeroCoefficient {
      let zero = BigDecimal(
        isNegative: value.isNegative, coefficient: 0, exponent: 0, storage: value.storage)
      return Outcome(zero, outcome.conditions)
    }
    let limit = (context.clamp ? context.etop : context.maxExponent) - value.exponent
    let reduced =
      if let words = value.words {
        value.withoutZeros(words, limit: limit)
      } else {
        value.withoutZeros(value.natural, limit: limit)
      }
    return Outcome(reduced, outcome.conditions)
  }

  /// Returns the number after removing up to `limit` trailing zeros of its nonzero coefficient.
  private func withoutZeros<C: Coefficient & ~Copyable>(
    _ coefficient: consuming C, limit: Int
  ) -> BigDecimal {
    var coefficient = coefficient
    let count = coefficient.stripZeros(limit: limit)
    if count == 0 { return self }
    return coefficient.value(
      isNegative: isNegative, exponent: exponent + count, digitCount: coefficientDigits - count,
      appendingZeros: 0, storage: storage)
  }
}
