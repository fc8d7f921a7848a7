import DecimalArithmetic

extension Decimal128 {
  /// Returns x with the exponent of y: cuts and rounds digits, or appends zeros.
  ///
  /// ``DecimalBackend/quantize(_:to:in:)`` states the conditions.
  ///
  ///     let cent = Decimal128("0.01")!
  ///     Decimal128.quantize(Decimal128("2.665")!, to: cent, in: .decimal128).value  // 2.66
  ///     Decimal128.quantize(3, to: cent, in: .decimal128).value  // 3.00
  @inlinable @inline(__always)
  public static func quantize(
    _ x: Self, to y: Self, in context: ArithmeticContext
  ) -> Outcome<Self> {
    shortPadded(x, to: y, in: context) ?? longQuantized(x, to: y, in: context)
  }

  @usableFromInline
  static func longQuantized(
    _ x: Self, to y: Self, in context: ArithmeticContext
  ) -> Outcome<Self> {
    quickQuantized(x, to: y, in: context) ?? generalQuantized(x, to: y, in: context)
  }

  /// Quantizes a finite x to an exponent of Emin…Etop if the digits fit the precision; otherwise
  /// `nil`.
  @inline(__always)
  static func quickQuantized(
    _ x: Self, to y: Self, in context: ArithmeticContext
  ) -> Outcome<Self>? {
    let xHalf = x.upperHalf
    let yHalf = y.upperHalf
    let exponent = biasedExponent(yHalf)
    guard areFinite(xHalf, yHalf), context.isOrdinary(biasedExponent: exponent) else { return nil }
    let cut = exponent &- biasedExponent(xHalf)
    let coefficient = x.coefficient
    #if SeededFaults
    if let wrong = faultyQuantized(x, to: y, in: context) { return wrong }
    #endif
    // A zero has no digits to round; only its exponent changes.
    if coefficient == 0 {
      return Outcome(Decimal128(sign: xHalf, coefficient: 0, biasedExponent: exponent))
    }
    if coefficient < 1 &<< 63 && cut > 0 && cut < 19 && context.precision > 18
      && context.rounding == .halfEven
    {
      // One limb is enough: the unit is below 2⁶³, the kept part below 10¹⁸. The rounding decision
      // is that of `DiscardedDigits`.
      let (kept, remainder) = coefficient.lowHalf.quotientAndRemainder(byPowerOfTen: cut)
      let missing = powersOfTen[cut].lowHalf &- remainder
      let rounded = kept &+ (missing &- remainder &- kept & 1) &>> 63
      let inexact = remainder == 0 ? 0 : ConditionBits.inexact
      return Outcome(
        Decimal128(
          sign: xHalf, coefficient: UInt128(truncatingIfNeeded: rounded), biasedExponent: exponent),
        Conditions(rawValue: ConditionBits.rounded | inexact))
    }
    if cut > 0 {
      // A cut of more than 37 digits keeps nothing, and the remainder is below half of 10³⁷.
      let unit = Swift.min(cut, 37)
      var (kept, remainder) = coefficient.quotientAndRemainder(byPowerOfTen: unit)
      let discarded = DiscardedDigits(remainder: remainder, of: powersOfTen[unit])
      kept &+= discarded.increment(of: kept, sign: xHalf, rounding: context.rounding)
      // `cut > 0` removed at least one of 34 digits, so the coefficient fits even after a carry.
      guard context.precision == 34 || kept < powersOfTen[context.precision] else {
        return Outcome(.nan(), .invalidOperation)
      }
      return Outcome(
        Decimal128(sign: xHalf, coefficient: kept, biasedExponent: exponent),
        discarded.conditions)
    }
    guard cut &+ context.precision >= 0, coefficient < powersOfTen[context.precision &+ cut]
    else {
      return Outcome(.nan(), .invalidOperation)
    }
    return Outcome(
      Decimal128(
        sign: xHalf, coefficient: coefficient &* powersOfTen[0 &- cut], biasedExponent: exponent))
  }

  @inline(never)
  package static func generalQuantized(
    _ x: Self, to y: Self, in context: ArithmeticContext
  ) -> Outcome<Self> {
    if let outcome = propagatedNaN(x, y, in: context) { return outcome }
    if x.isInfinite && y.isInfinite { return Outcome(x) }
    let exponent = y.finiteExponent
    guard x.isFinite, y.isFinite, (context.etiny...context.maxExponent).contains(exponent) else {
      return Outcome(.nan(), .invalidOperation)
    }
    if x.isZero {
      return zero(isNegative: x.isNegative, exponent: exponent, in: context)
    }
    guard let (coefficient, conditions) = requantized(x, exponent: exponent, in: context) else {
      return Outcome(.nan(), .invalidOperation)
    }
    if coefficient == 0 {
      return zero(isNegative: x.isNegative, exponent: exponent, in: context)
        .raising(conditions)
    }
    let adjusted = exponent + coefficient.decimalDigitCount - 1
    if adjusted > context.maxExponent { return Outcome(.nan(), .invalidOperation) }
    let subnormal: Conditions = adjusted < context.minExponent ? .subnormal : []
    return fitted(
      isNegative: x.isNegative, coefficient: coefficient, exponent: exponent,
      conditions: conditions.union(subnormal), in: context)
  }

  /// Returns the coefficient of x at another exponent, or `nil` if the coefficient exceeds the
  /// precision.
  private static func requantized(
    _ x: Self, exponent: Int, in context: ArithmeticContext
  ) -> (coefficient: UInt128, conditions: Conditions)? {
    let digitCount = x.coefficient.decimalDigitCount
    let padding = x.finiteExponent - exponent
    if padding >= 0 {
      guard digitCount + padding <= context.precision else { return nil }
      return (x.coefficient * powersOfTen[padding], [])
    }
    let exact = Unrounded(
      isNegative: x.isNegative, coefficient: UInt256(low: x.coefficient),
      exponent: x.finiteExponent)
    var (kept, discarded) = exact.cut(at: exponent, digitCount: digitCount)
    kept &+= discarded.increment(of: kept, sign: x.upperHalf, rounding: context.rounding)
    guard kept < powersOfTen[context.precision] else { return nil }
    return (kept, discarded.conditions)
  }
}
