import DecimalArithmetic

extension Decimal128 {
  /// Rounds x to the context; −0 becomes +0 unless the rounding mode is floor.
  ///
  ///     let rounded = Decimal128.plus(Decimal128("3.14159265")!, in: .decimal32)
  ///     rounded.value  // 3.141593
  ///     rounded.conditions  // Inexact Rounded
  public static func plus(_ x: Self, in context: ArithmeticContext) -> Outcome<Self> {
    if let outcome = propagatedNaN(x, in: context) { return outcome }
    return signed(x, isNegative: x.isNegative, in: context)
  }

  /// Computes 0 − x, rounded to the context.
  ///
  ///     Decimal128.minus(Decimal128("1.30")!, in: .decimal128).value  // -1.30
  ///     Decimal128.minus(0, in: .decimal128).value  // 0
  public static func minus(_ x: Self, in context: ArithmeticContext) -> Outcome<Self> {
    if let outcome = propagatedNaN(x, in: context) { return outcome }
    return signed(x, isNegative: !x.isNegative, in: context)
  }

  public static func abs(_ x: Self, in context: ArithmeticContext) -> Outcome<Self> {
    if let outcome = propagatedNaN(x, in: context) { return outcome }
    return signed(x, isNegative: false, in: context)
  }

  /// Returns x with another sign, rounded.
  ///
  /// A zero is treated as the sum 0 + x or 0 − x: it is positive, or negative if the rounding mode
  /// is floor and the second term of the sum is negative.
  private static func signed(
    _ x: Self, isNegative: Bool, in context: ArithmeticContext
  ) -> Outcome<Self> {
    if x.isInfinite { return Outcome(infinity(isNegative: isNegative)) }
    let keepsSign = !x.isZero || context.rounding == .floor
    return rounded(
      Unrounded(
        isNegative: isNegative && keepsSign, coefficient: UInt256(low: x.coefficient),
        exponent: x.finiteExponent),
      in: context)
  }
}
