import DecimalArithmetic

extension Decimal128 {
  /// Divides x by y and rounds the quotient once; preferred exponent e₁ − e₂.
  ///
  /// ``DecimalBackend/divide(_:by:in:)`` states the conditions.
  ///
  ///     Decimal128.divide(Decimal128("2.40")!, by: 2, in: .decimal128).value  // 1.20
  ///     Decimal128.divide(2, by: 3, in: .decimal32).value  // 0.6666667
  ///     Decimal128.divide(1, by: 0, in: .decimal128).conditions  // Division_by_zero
  public static func divide(_ x: Self, by y: Self, in context: ArithmeticContext) -> Outcome<Self> {
    quickQuotient(x, y, in: context) ?? generalQuotient(x, y, in: context)
  }

  /// Returns the quotient of finite numbers other than 0, if it is normal and not clamped.
  ///
  /// Otherwise the result is `nil`.
  ///
  /// x is scaled so that the quotient has exactly precision digits; the remainder then decides the
  /// rounding. Scaled to equal digit counts, the coefficients have a quotient between 1/10 and 10.
  /// A comparison decides first whether this quotient is below 1.
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
    let preferred = biasedExponent(xHalf) &- biasedExponent(yHalf) &+ exponentBias
    if dividend.highHalf | divisor.highHalf == 0 {
      return quickLimbQuotient(
        dividend.lowHalf, divisor.lowHalf, sign: sign, preferred: preferred, in: context)
    }
    let missing = divisor.decimalDigitCount &- dividend.decimalDigitCount
    let isLess =
      missing == 0
      ? dividend < divisor
      : dividend &* powersOfTen[Swift.max(0, missing)]
        < divisor &* powersOfTen[Swift.max(0, 0 &- missing)]
    let scale = context.precision &- 1 &+ missing &+ (isLess ? 1 : 0)
    guard scale >= 0, context.isOrdinary(biasedExponent: preferred &- scale) else { return nil }
    // A scale beyond 38 means a short dividend: dividend · 10^(scale − 38) is below 10³⁴.
    let step = Swift.min(scale, largestPower)
    let scaled = UInt256(product: dividend &* powersOfTen[scale &- step], powersOfTen[step])
    let (quotient, remainder) = scaled.narrowQuotientAndRemainder(dividingBy: divisor)
    if remainder == 0 {
      return stripped(quotient, sign: sign, preferred: preferred, scale: scale, in: context)
    }
    return roundedQuotient(
      quotient, DiscardedDigits(remainder: remainder, of: divisor), sign: sign,
      biasedExponent: preferred &- scale, in: context)
  }

  /// Returns the quotient of coefficients below 2⁶⁴ in two steps: all digits but 17, then the last
  /// 17.
  ///
  /// The dividend of each step is below divisor · 10¹⁷. So each quotient is below 10¹⁷ < 2⁶⁴, and
  /// one division of 128 by 64 bits computes it. Most exact quotients end with the first step. The
  /// remainder stays shifted like the normalized divisor.
  @inline(__always)
  private static func quickLimbQuotient(
    _ dividend: UInt64, _ divisor: UInt64, sign: UInt64, preferred: Int,
    in context: ArithmeticContext
  ) -> Outcome<Self>? {
    let missing = divisor.decimalDigitCount &- dividend.decimalDigitCount
    let isLess =
      UInt128.product(dividend, powersOfTen[Swift.max(0, missing)].lowHalf)
      < UInt128.product(divisor, powersOfTen[Swift.max(0, 0 &- missing)].lowHalf)
    let firstScale = context.precision &- 18 &+ missing &+ (isLess ? 1 : 0)
    let scale = firstScale &+ 17
    guard context.precision > 17, firstScale >= 0,
      context.isOrdinary(biasedExponent: preferred &- scale)
    else { return nil }
    let normalized = NormalizedLimb(divisor)
    let left = UInt128(truncatingIfNeeded: normalized.shift)
    let scaled = (UInt128(truncatingIfNeeded: dividend) &* powersOfTen[firstScale]) &<< left
    let first = normalized.divide(scaled.highHalf, scaled.lowHalf)
    if first.remainder == 0 {
      return stripped(
        UInt128(truncatingIfNeeded: first.quotient), sign: sign, preferred: preferred,
        scale: firstScale, in: context)
    }
    let rest = UInt128.product(first.remainder, powersOfTen[17].lowHalf)
    let second = normalized.divide(rest.highHalf, rest.lowHalf)
    let quotient =
      UInt128.product(first.quotient, powersOfTen[17].lowHalf)
      &+ UInt128(truncatingIfNeeded: second.quotient)
    if second.remainder == 0 {
      return stripped(quotient, sign: sign, preferred: preferred, scale: scale, in: context)
    }
    let discarded = DiscardedDigits(
      remainder: UInt128(truncatingIfNeeded: second.remainder),
      of: UInt128(truncatingIfNeeded: normalized.value))
    return roundedQuotient(
      quotient, discarded, sign: sign, biasedExponent: preferred &- scale, in: context)
  }

  /// Returns an exact quotient with trailing zeros removed as far as the preferred exponent.
  @inline(__always)
  private static func stripped(
    _ quotient: UInt128, sign: UInt64, preferred: Int, scale: Int, in context: ArithmeticContext
  ) -> Outcome<Self>? {
    #if SeededFaults
    if let wrong = faultyStripped(quotient, sign, preferred &- scale) { return wrong }
    #endif
    var coefficient = quotient
    let exponent = preferred &- scale &+ coefficient.stripTrailingZeros(limit: scale)
    guard context.isOrdinary(biasedExponent: exponent) else { return nil }
    return Outcome(Decimal128(sign: sign, coefficient: coefficient, biasedExponent: exponent))
  }

  /// Rounds a quotient of precision digits; returns `nil` if rounding carries to one more digit.
  @inline(__always)
  private static func roundedQuotient(
    _ quotient: UInt128, _ discarded: DiscardedDigits, sign: UInt64, biasedExponent: Int,
    in context: ArithmeticContext
  ) -> Outcome<Self>? {
    let rounded =
      quotient
      &+ discarded.increment(of: quotient, sign: sign, rounding: context.rounding)
    guard rounded < powersOfTen[context.precision] else { return nil }
    return Outcome(
      Decimal128(sign: sign, coefficient: rounded, biasedExponent: biasedExponent),
      discarded.conditions)
  }

  /// Returns the quotient if an operand is NaN or infinite, or y is 0; otherwise `nil`.
  static func undividedQuotient(
    _ x: Self, _ y: Self, in context: ArithmeticContext
  ) -> Outcome<Self>? {
    if let outcome = propagatedNaN(x, y, in: context) { return outcome }
    let isNegative = x.isNegative != y.isNegative
    if x.isInfinite {
      return y.isInfinite
        ? Outcome(.nan(), .invalidOperation) : Outcome(infinity(isNegative: isNegative))
    }
    guard y.isZero else { return nil }
    return x.isZero
      ? Outcome(.nan(), .divisionUndefined)
      : Outcome(infinity(isNegative: isNegative), .divisionByZero)
  }

  @inline(never)
  package static func generalQuotient(
    _ x: Self, _ y: Self, in context: ArithmeticContext
  ) -> Outcome<Self> {
    if let outcome = undividedQuotient(x, y, in: context) { return outcome }
    let isNegative = x.isNegative != y.isNegative
    if y.isInfinite {
      return zero(isNegative: isNegative, exponent: context.etiny, in: context)
        .raising(.clamped)
    }
    let preferredExponent = x.finiteExponent - y.finiteExponent
    if x.isZero { return zero(isNegative: isNegative, exponent: preferredExponent, in: context) }
    #if SeededFaults
    if let wrong = faultyGeneralQuotient(x, y, in: context) { return wrong }
    #endif
    return rounded(
      exactQuotient(
        x.coefficient, y.coefficient, isNegative: isNegative,
        preferredExponent: preferredExponent, precision: context.precision),
      in: context)
  }

  /// Returns x ÷ y with at least precision + 1 digits, or exactly.
  ///
  /// An exact quotient has the preferred exponent if its digits allow. x is scaled to precision + 1
  /// digits more than y: at most 69 digits, below 2²³⁰. So the quotient has at most 36 digits and
  /// fits 128 bits.
  static func exactQuotient(
    _ x: UInt128, _ y: UInt128, isNegative: Bool, preferredExponent: Int, precision: Int
  ) -> Unrounded {
    let scale = max(0, precision + 1 + y.decimalDigitCount - x.decimalDigitCount)
    let dividend = UInt256(low: x).scaled(byPowerOfTen: scale)
    var (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: y)
    var exponent = preferredExponent - scale
    if remainder == 0 { exponent += quotient.low.stripTrailingZeros(limit: scale) }
    #if SeededFaults
    if let wrong = faultyExactQuotient(quotient, exponent, isNegative) { return wrong }
    #endif
    return Unrounded(
      isNegative: isNegative, coefficient: quotient, exponent: exponent, isSticky: remainder != 0)
  }
}

extension Outcome {
  /// Returns the outcome with the conditions `more` in addition.
  func raising(_ more: Conditions) -> Outcome {
    Outcome(value, conditions.union(more))
  }
}
