import DecimalArithmetic

extension Decimal128 {
  /// Rescales x to the integer exponent y: cuts and rounds digits, or appends zeros.
  ///
  /// ``GeneralDecimalBackend/rescale(_:to:in:)`` states the conditions.
  ///
  ///     Decimal128.rescale(Decimal128("2.17")!, to: -1, in: .decimal128).value  // 2.2
  public static func rescale(
    _ x: Self, to y: Self, in context: ArithmeticContext
  ) -> Outcome<Self> {
    if x.isFinite, y.isFinite {
      guard let exponent = y.smallInteger,
        (context.etiny...context.maxExponent).contains(exponent)
      else { return Outcome(.nan(), .invalidOperation) }
      return exponent > exponents.upperBound
        ? folded(x, to: exponent, in: context)
        : quantize(
          x, to: Decimal128(isNegative: false, coefficient: 1, exponent: exponent), in: context)
    }
    // quantize handles a NaN and one or two infinities.
    return quantize(x, to: y, in: context)
  }

  /// Returns x at an exponent of 6112…Emax, which no encoding holds, folded down to Etop.
  ///
  /// The context has clamp, because no other supported context has such an exponent. x has a
  /// smaller exponent.
  private static func folded(
    _ x: Self, to exponent: Int, in context: ArithmeticContext
  ) -> Outcome<Self> {
    if x.isZero { return zero(isNegative: x.isNegative, exponent: exponent, in: context) }
    let (coefficient, isExact) = x.coefficient(at: exponent, rounding: context.rounding)
    let conditions: Conditions = isExact ? .rounded : [.inexact, .rounded]
    if coefficient == 0 {
      return zero(isNegative: x.isNegative, exponent: exponent, in: context).raising(conditions)
    }
    // x has at most 34 digits and an adjusted exponent of at most 6144, so at an exponent of 6112
    // or above at most 33 digits are left. In a context of smaller precision or Emax the result may
    // still be too large.
    if coefficient >= powersOfTen[context.precision]
      || exponent + coefficient.decimalDigitCount - 1 > context.maxExponent
    {
      return Outcome(.nan(), .invalidOperation)
    }
    return fitted(
      isNegative: x.isNegative, coefficient: coefficient, exponent: exponent,
      conditions: conditions, in: context)
  }

  /// The value of a finite number that is an integer of at most five digits, with any exponent.
  private var smallInteger: Int? {
    if isZero { return 0 }
    guard (0..<5).contains(finiteAdjustedExponent) else { return nil }
    // A fraction has at most 33 digits, and an integer needs at most 4 zeros after its coefficient.
    let (magnitude, fraction) =
      finiteExponent < 0
      ? coefficient.quotientAndRemainder(dividingBy: powersOfTen[-finiteExponent])
      : (coefficient * powersOfTen[finiteExponent], 0)
    if fraction != 0 { return nil }
    return isNegative ? -Int(magnitude) : Int(magnitude)
  }
}
