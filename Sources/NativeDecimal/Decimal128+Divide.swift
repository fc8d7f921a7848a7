import DecimalArithmetic

extension Decimal128 {
  public static func divide(_ x: Self, by y: Self, in context: ArithmeticContext) -> Outcome<Self> {
    quickQuotient(x, y, in: context) ?? quotient(x, y, in: context)
  }

  /// The quotient of finite numbers that are not 0 whose result is ordinary; `nil` for any other.
  ///
  /// x is scaled so that the quotient has exactly precision digits, which makes the remainder decide the
  /// rounding: with a the larger and b the smaller digit count, the quotient of the coefficients at equal
  /// digit counts is between 1/10 and 10, and whether it is below 1 is asked first.
  @inline(__always)
  private static func quickQuotient(
    _ x: Self, _ y: Self, in context: ArithmeticContext
  ) -> Outcome<Self>? {
    let xHalf = x.upperHalf
    let yHalf = y.upperHalf
    let dividend = x.coefficient
    let divisor = y.coefficient
    guard areFinite(xHalf, yHalf), dividend != 0, divisor != 0 else { return nil }
    let sign = xHalf ^ yHalf
    let missing = divisor.decimalDigitCount &- dividend.decimalDigitCount
    let isLess =
      dividend &* powersOfTen[Swift.max(0, missing)]
      < divisor &* powersOfTen[Swift.max(0, 0 &- missing)]
    let scale = context.precision &- 1 &+ missing &+ (isLess ? 1 : 0)
    let preferred = biasedExponent(xHalf) &- biasedExponent(yHalf) &+ exponentBias
    guard scale >= 0, context.isOrdinary(biasedExponent: preferred &- scale) else { return nil }
    // Beyond 38 the dividend has fewer digits than the divisor: 10^(scale − 38) leaves it below 10³⁴.
    let scaled =
      scale <= largestPower
      ? UInt256(product: dividend, powersOfTen[scale])
      : UInt256(product: dividend &* powersOfTen[scale &- largestPower], powersOfTen[largestPower])
    let normalized = NormalizedDivisor(divisor)
    let shifted = scaled.shiftedLeft(normalized.shift)
    var (quotient, remainder) = normalized.divide(shifted.high, shifted.low)
    if remainder == 0 {
      let stripped = quotient.stripTrailingZeros(limit: scale)
      let exponent = preferred &- scale &+ stripped
      guard context.isOrdinary(biasedExponent: exponent) else { return nil }
      return Outcome(Decimal128(sign: sign, coefficient: quotient, biasedExponent: exponent))
    }
    let discarded = DiscardedDigits(remainder: remainder, of: normalized.value)
    quotient &+= discarded.increment(of: quotient, sign: sign, rounding: context.rounding)
    guard quotient < powersOfTen[context.precision] else { return nil }
    return Outcome(
      Decimal128(sign: sign, coefficient: quotient, biasedExponent: preferred &- scale),
      discarded.conditions)
  }

  @inline(never)
  private static func quotient(
    _ x: Self, _ y: Self, in context: ArithmeticContext
  ) -> Outcome<Self> {
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
      exactQuotient(
        x.coefficient, y.coefficient, isNegative: isNegative,
        preferredExponent: preferredExponent, precision: context.precision),
      in: context)
  }

  /// x ÷ y with at least one digit more than the precision, or exactly and then at the preferred
  /// exponent if its digits allow.
  ///
  /// x is scaled to precision + 1 digits more than y has: at most 69 digits, below 2²³⁰, so the
  /// quotient has at most 36 and fits 128 bits.
  private static func exactQuotient(
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
