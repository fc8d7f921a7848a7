import DecimalArithmetic

extension Decimal128 {
  /// Moves the digits of x left by y places (right for a negative y) within the precision.
  ///
  /// ``GeneralDecimalBackend/shift(_:by:in:)`` states the conditions.
  ///
  ///     Decimal128.shift(34, by: 3, in: .decimal128).value  // 34000
  ///     Decimal128.shift(1_234_567, by: -2, in: .decimal128).value  // 12345
  public static func shift(
    _ x: Self, by y: Self, in context: ArithmeticContext
  ) -> Outcome<Self> {
    moved(x, by: y, in: context) { digits, places in
      places < 0
        ? digits / powersOfTen[-places]
        : digits % powersOfTen[context.precision - places] * powersOfTen[places]
    }
  }

  /// Moves the digits of x like ``shift(_:by:in:)``, but digits that leave at one end enter at the
  /// other.
  ///
  ///     Decimal128.rotate(1_234_567, by: 2, in: .decimal32).value  // 3456712
  ///     Decimal128.rotate(34, by: -1, in: .decimal32).value  // 4000003
  public static func rotate(
    _ x: Self, by y: Self, in context: ArithmeticContext
  ) -> Outcome<Self> {
    moved(x, by: y, in: context) { digits, places in
      let left = places < 0 ? places + context.precision : places
      let (leaving, staying) = digits.quotientAndRemainder(
        dividingBy: powersOfTen[context.precision - left])
      return staying * powersOfTen[left] + leaving
    }
  }

  /// Moves the last digits of the coefficient, as many as the precision; the exponent is kept.
  private static func moved(
    _ x: Self, by y: Self, in context: ArithmeticContext, _ move: (UInt128, Int) -> UInt128
  ) -> Outcome<Self> {
    if let outcome = propagatedNaN(x, y, in: context) { return outcome }
    guard let places = y.count(atMost: context.precision) else {
      return Outcome(.nan(), .invalidOperation)
    }
    if x.isInfinite { return Outcome(x) }
    return Outcome(
      Decimal128(
        isNegative: x.isNegative,
        coefficient: move(x.coefficient % powersOfTen[context.precision], places),
        exponent: x.finiteExponent))
  }
}
