import DecimalArithmetic

extension Decimal128 {
  public static func divide(_ x: Self, by y: Self, in context: ArithmeticContext) -> Outcome<Self> {
    if let outcome = propagatedNaN(x, y, in: context) { return outcome }
    let isNegative = x.isNegative != y.isNegative
    if x.isInfinite {
      return y.isInfinite
        ? Outcome(.nan(), .invalidOperation) : Outcome(infinity(isNegative: isNegative))
    }
    if y.isInfinite {
      return zero(isNegative: isNegative, exponent: context.etiny, in: context)
        .raising(.clamped)
    }
    if y.isZero {
      return x.isZero
        ? Outcome(.nan(), .divisionUndefined)
        : Outcome(infinity(isNegative: isNegative), .divisionByZero)
    }
    let preferredExponent = x.finiteExponent - y.finiteExponent
    if x.isZero { return zero(isNegative: isNegative, exponent: preferredExponent, in: context) }
    return rounded(
      quotient(
        x.coefficient, y.coefficient, isNegative: isNegative,
        preferredExponent: preferredExponent, precision: context.precision),
      in: context)
  }

  /// x ÷ y with at least one digit more than the precision, or exactly and then at the preferred
  /// exponent if its digits allow.
  ///
  /// x is scaled to precision + 1 digits more than y has: at most 69 digits, below 2²³⁰, so the
  /// quotient has at most 36 and fits 128 bits.
  private static func quotient(
    _ x: UInt128, _ y: UInt128, isNegative: Bool, preferredExponent: Int, precision: Int
  ) -> Unrounded {
    let scale = max(0, precision + 1 + y.decimalDigitCount - x.decimalDigitCount)
    let dividend = UInt256(low: x).scaled(byPowerOfTen: scale)
    var (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: y)
    var exponent = preferredExponent - scale
    if remainder == 0 { exponent += quotient.low.stripTrailingZeros(limit: scale) }
    return Unrounded(
      isNegative: isNegative, coefficient: quotient, exponent: exponent, isSticky: remainder != 0)
  }
}

extension Outcome {
  /// The same value with more conditions.
  func raising(_ more: Conditions) -> Outcome {
    Outcome(value, conditions.union(more))
  }
}
