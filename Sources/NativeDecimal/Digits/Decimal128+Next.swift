import DecimalArithmetic

extension Decimal128 {
  /// Returns the smallest number of the context above x.
  ///
  ///     Decimal128.nextPlus(1, in: .decimal32).value  // 1.000001
  public static func nextPlus(_ x: Self, in context: ArithmeticContext) -> Outcome<Self> {
    if let outcome = propagatedNaN(x, in: context) { return outcome }
    return Outcome(neighbor(x, isAbove: true, in: context))
  }

  /// Returns the largest number of the context below x.
  ///
  ///     Decimal128.nextMinus(1, in: .decimal32).value  // 0.9999999
  public static func nextMinus(_ x: Self, in context: ArithmeticContext) -> Outcome<Self> {
    if let outcome = propagatedNaN(x, in: context) { return outcome }
    return Outcome(neighbor(x, isAbove: false, in: context))
  }

  public static func nextToward(
    _ x: Self, _ y: Self, in context: ArithmeticContext
  ) -> Outcome<Self> {
    if let outcome = propagatedNaN(x, y, in: context) { return outcome }
    let order = numericOrder(x, y)
    if order == 0 { return Outcome(copySign(x, of: y)) }
    let value = neighbor(x, isAbove: order < 0, in: context)
    switch value.numberClass(in: context) {
    case .negativeNormal, .positiveNormal: return Outcome(value)
    case .negativeInfinity, .positiveInfinity:
      return Outcome(value, [.overflow, .inexact, .rounded])
    default:
      let clamped: Conditions = value.isZero ? .clamped : []
      return Outcome(value, clamped.union([.underflow, .subnormal, .inexact, .rounded]))
    }
  }

  /// Returns the number of the context next to x, above or below.
  ///
  /// x is rounded up or down to the context. If rounding leaves x unchanged, x plus or minus an
  /// amount too small to reach the next number is rounded instead.
  private static func neighbor(
    _ x: Self, isAbove: Bool, in context: ArithmeticContext
  ) -> Self {
    let directed = context.rounding(isAbove ? .ceiling : .floor)
    if x.isInfinite {
      if x.isNegative != isAbove { return x }
      return Decimal128(
        isNegative: x.isNegative, coefficient: powersOfTen[context.precision] - 1,
        exponent: context.etop)
    }
    let rounded = fitted(x, in: directed).value
    if rounded != x { return rounded }
    if x.isZero {
      return Decimal128(isNegative: !isAbove, coefficient: 1, exponent: context.etiny)
    }
    return Self.rounded(x.withSpeck(isOutward: x.isNegative != isAbove, in: context), in: directed)
      .value
  }

  /// Adds a very small amount to the magnitude of a finite number other than 0, or subtracts it.
  ///
  /// The number fits the context, and is scaled to precision + 2 digits, at most 36. Subtracting 1
  /// leaves at least precision + 1 digits, so rounding cuts at least one digit, as a sticky
  /// fraction requires.
  private func withSpeck(isOutward: Bool, in context: ArithmeticContext) -> Unrounded {
    var digits = coefficient
    _ = digits.stripTrailingZeros(limit: Self.maximumDigits)
    let scale = context.precision + 2 - digits.decimalDigitCount
    let scaled = digits * powersOfTen[scale]
    #if SeededFaults
    if let wrong = faultySpeck(scaled, isOutward: isOutward, in: context) { return wrong }
    #endif
    return Unrounded(
      isNegative: isNegative, coefficient: UInt256(low: isOutward ? scaled : scaled - 1),
      exponent: finiteAdjustedExponent - context.precision - 1, isSticky: true)
  }
}
