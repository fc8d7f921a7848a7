import DecimalArithmetic

extension Decimal128 {
  /// Returns x − y · (integer part of x ÷ y), with the sign of x.
  ///
  /// ``GeneralDecimalBackend/remainder(_:by:in:)`` states the conditions.
  ///
  ///     Decimal128.remainder(-10, by: 3, in: .decimal128).value  // -1
  ///     Decimal128.remainder(Decimal128("10.2")!, by: 1, in: .decimal128).value  // 0.2
  public static func remainder(
    _ x: Self, by y: Self, in context: ArithmeticContext
  ) -> Outcome<Self> {
    remainder(x, by: y, in: context) { _ in false }
  }

  /// Returns x − y · n, with n the integer nearest to x ÷ y, in a tie the even integer.
  ///
  /// ``GeneralDecimalBackend/remainder(_:by:in:)`` states the conditions.
  ///
  ///     Decimal128.remainderNear(10, by: 6, in: .decimal128).value  // -2
  public static func remainderNear(
    _ x: Self, by y: Self, in context: ArithmeticContext
  ) -> Outcome<Self> {
    remainder(x, by: y, in: context) { $0.isNearerToNext }
  }

  /// Returns x − y · n, where n is the integer part of x ÷ y, or the next integer if `takesNext`.
  private static func remainder(
    _ x: Self, by y: Self, in context: ArithmeticContext,
    takesNext: (IntegerDivision) -> Bool
  ) -> Outcome<Self> {
    if let outcome = propagatedNaN(x, y, in: context) { return outcome }
    if x.isInfinite { return Outcome(.nan(), .invalidOperation) }
    if y.isInfinite { return fitted(x, in: context) }
    if y.isZero {
      return Outcome(.nan(), x.isZero ? .divisionUndefined : .invalidOperation)
    }
    guard var division = IntegerDivision(x, by: y, precision: context.precision) else {
      return Outcome(.nan(), .divisionImpossible)
    }
    var isNegative = x.isNegative
    if takesNext(division) {
      division.quotient += 1
      division.remainder = division.divisor - division.remainder
      isNegative.toggle()
    }
    if division.quotient >= powersOfTen[context.precision] {
      return Outcome(.nan(), .divisionImpossible)
    }
    return rounded(
      Unrounded(
        isNegative: isNegative, coefficient: UInt256(low: division.remainder),
        exponent: division.exponent),
      in: context)
  }
}

extension IntegerDivision {
  /// Whether quotient + 1 is nearer to x ÷ y than the quotient, or equally near and even.
  fileprivate var isNearerToNext: Bool {
    // A remainder below 10³⁵ can be doubled. If the divisor is not kept, |x| < |y| ÷ 10 and 0 is
    // nearest.
    if divisor == 0 { return false }
    let twice = 2 * remainder
    return twice > divisor || (twice == divisor && quotient & 1 == 1)
  }
}
