import DecimalArithmetic

extension Decimal128 {
  /// Returns the integer part of x ÷ y, with exponent 0.
  ///
  /// ``GeneralDecimalBackend/divideInteger(_:by:in:)`` states the conditions.
  ///
  ///     Decimal128.divideInteger(-10, by: 3, in: .decimal128).value  // -3
  ///     Decimal128.divideInteger(1, by: Decimal128("0.3")!, in: .decimal128).value  // 3
  public static func divideInteger(
    _ x: Self, by y: Self, in context: ArithmeticContext
  ) -> Outcome<Self> {
    if let outcome = undividedQuotient(x, y, in: context) { return outcome }
    let isNegative = x.isNegative != y.isNegative
    if y.isInfinite {
      // A zero is subject to Etop like any other result.
      return rounded(
        Unrounded(isNegative: isNegative, coefficient: .zero, exponent: 0), in: context)
    }
    guard let division = IntegerDivision(x, by: y, precision: context.precision),
      division.quotient < powersOfTen[context.precision]
    else { return Outcome(.nan(), .divisionImpossible) }
    // The quotient fits the precision, but Emax or Etop may be below its adjusted exponent.
    return rounded(
      Unrounded(
        isNegative: isNegative, coefficient: UInt256(low: division.quotient), exponent: 0),
      in: context)
  }
}
