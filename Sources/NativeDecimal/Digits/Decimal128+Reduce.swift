import DecimalArithmetic

extension Decimal128 {
  /// Applies ``plus(_:in:)``, then removes trailing zeros; a zero has the exponent 0.
  ///
  ///     Decimal128.reduce(Decimal128("1.500")!, in: .decimal128).value  // 1.5
  ///     Decimal128.reduce(Decimal128("120.00")!, in: .decimal128).value  // 1.2E+2
  public static func reduce(_ x: Self, in context: ArithmeticContext) -> Outcome<Self> {
    if let outcome = propagatedNaN(x, in: context) { return outcome }
    var outcome = fitted(x, in: context)
    guard outcome.value.isFinite else { return outcome }
    var coefficient = outcome.value.coefficient
    var exponent = 0
    if coefficient != 0 {
      exponent = outcome.value.finiteExponent
      exponent += coefficient.stripTrailingZeros(
        limit: Swift.max(0, context.topExponent - exponent))
    }
    outcome.value = Decimal128(
      isNegative: outcome.value.isNegative, coefficient: coefficient, exponent: exponent)
    return outcome
  }
}
