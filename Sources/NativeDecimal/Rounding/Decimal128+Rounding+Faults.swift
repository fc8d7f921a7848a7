#if SeededFaults
import DecimalArithmetic

extension Unrounded {
  /// Returns the cut of the coefficient alone, without the fraction below the coefficient.
  func faultyCut(
    at position: Int, digitCount: Int
  ) -> (kept: UInt128, discarded: DiscardedDigits)? {
    guard SeededFault.nativeStickyIgnored.isActive && isSticky else { return nil }
    var exact = self
    exact.isSticky = false
    return exact.cut(at: position, digitCount: digitCount)
  }
}

extension Decimal128 {
  /// Returns a number other than 0 that is rounded wrongly below Emin, or whose carry out of nines
  /// is wrong.
  static func faultyRounded(
    _ exact: Unrounded, digitCount: Int, in context: ArithmeticContext
  ) -> Outcome<Decimal128>? {
    flushed(exact, digitCount: digitCount, in: context)
      ?? roundedTwice(exact, digitCount: digitCount, in: context)
      ?? roundedBelowEtiny(exact, digitCount: digitCount, in: context)
      ?? wronglyCarried(exact, digitCount: digitCount, in: context)
  }

  /// Returns 0 for a number that begins below Etiny, in every rounding mode.
  private static func flushed(
    _ exact: Unrounded, digitCount: Int, in context: ArithmeticContext
  ) -> Outcome<Decimal128>? {
    let adjusted = exact.exponent + digitCount - 1
    guard SeededFault.nativeDeepUnderflowFlushed.isActive && adjusted < context.etiny else {
      return nil
    }
    return zero(isNegative: exact.isNegative, exponent: context.etiny, in: context)
      .raising([.underflow, .subnormal, .inexact, .rounded, .clamped])
  }

  /// Returns a subnormal number that is rounded to the precision, then to Etiny.
  private static func roundedTwice(
    _ exact: Unrounded, digitCount: Int, in context: ArithmeticContext
  ) -> Outcome<Decimal128>? {
    let adjusted = exact.exponent + digitCount - 1
    guard
      SeededFault.nativeSubnormalRoundedTwice.isActive && adjusted < context.minExponent
        && digitCount > context.precision
    else { return nil }
    let position = adjusted - context.precision + 1
    let (once, discarded) = roundedDigits(
      of: exact, at: position, digitCount: digitCount, rounding: context.rounding)
    let intermediate = Unrounded(
      isNegative: exact.isNegative, coefficient: UInt256(low: once), exponent: position)
    return rounded(intermediate, in: context).raising(discarded.conditions)
  }

  /// Returns a subnormal number with a digit one place below Etiny.
  private static func roundedBelowEtiny(
    _ exact: Unrounded, digitCount: Int, in context: ArithmeticContext
  ) -> Outcome<Decimal128>? {
    let adjusted = exact.exponent + digitCount - 1
    guard SeededFault.nativeEtinyOffByOne.isActive && adjusted < context.minExponent else {
      return nil
    }
    let position = context.etiny - 1
    if position <= exact.exponent {
      return fitted(
        isNegative: exact.isNegative, coefficient: exact.coefficient.low,
        exponent: exact.exponent, conditions: .subnormal, in: context)
    }
    let (digits, discarded) = roundedDigits(
      of: exact, at: position, digitCount: digitCount, rounding: context.rounding)
    var conditions = discarded.conditions.union(.subnormal)
    if !discarded.isZero { conditions.insert(.underflow) }
    if digits == 0 { conditions.insert(.clamped) }
    let isCarried = digits == powersOfTen[context.precision]
    return fitted(
      isNegative: exact.isNegative,
      coefficient: isCarried ? powersOfTen[context.precision - 1] : digits,
      exponent: isCarried ? position + 1 : position, conditions: conditions, in: context)
  }

  /// Returns a carry out of nines that does not raise the exponent, or that leaves one digit more
  /// than the precision.
  ///
  /// Only a number of at least precision digits carries, so the number is not subnormal.
  private static func wronglyCarried(
    _ exact: Unrounded, digitCount: Int, in context: ArithmeticContext
  ) -> Outcome<Decimal128>? {
    let losesExponent = SeededFault.nativeCarryLosesExponent.isActive
    let position = exact.exponent + digitCount - context.precision
    guard
      losesExponent || SeededFault.nativeCarryNotRenormalised.isActive,
      position > exact.exponent && position >= context.etiny
    else { return nil }
    let (digits, discarded) = roundedDigits(
      of: exact, at: position, digitCount: digitCount, rounding: context.rounding)
    guard digits == powersOfTen[context.precision] else { return nil }
    if losesExponent {
      return fitted(
        isNegative: exact.isNegative, coefficient: powersOfTen[context.precision - 1],
        exponent: position, conditions: discarded.conditions, in: context)
    }
    return Outcome(
      Decimal128(isNegative: exact.isNegative, coefficient: digits, exponent: position),
      discarded.conditions)
  }

  /// Returns the digits from `position` up after rounding, and the part cut off.
  private static func roundedDigits(
    of exact: Unrounded, at position: Int, digitCount: Int, rounding: RoundingMode
  ) -> (digits: UInt128, discarded: DiscardedDigits) {
    let (kept, discarded) = exact.cut(at: position, digitCount: digitCount)
    let sign: UInt64 = exact.isNegative ? .max : 0
    return (kept + discarded.increment(of: kept, sign: sign, rounding: rounding), discarded)
  }

  /// Returns a zero whose exponent is not lowered to the largest of the context.
  static func faultyZero(
    _ isNegative: Bool, exponent: Int, in context: ArithmeticContext
  ) -> Outcome<Decimal128>? {
    guard
      SeededFault.nativeZeroUnclamped.isActive && exponent > context.topExponent
        && exponent < exponents.upperBound
    else { return nil }
    return Outcome(Decimal128(isNegative: isNegative, coefficient: 0, exponent: exponent))
  }

  /// Returns a number above Etop without the check for overflow or without the clamp, or an
  /// overflow that is not inexact.
  static func misfit(
    _ isNegative: Bool, _ coefficient: UInt128, _ exponent: Int, _ conditions: Conditions,
    _ context: ArithmeticContext
  ) -> Outcome<Decimal128>? {
    let isTooLarge = exponent + coefficient.decimalDigitCount - 1 > context.maxExponent
    if SeededFault.nativeOverflowWithoutInexact.isActive && isTooLarge
      && context.rounding.overflowsToInfinity(isNegative: isNegative)
    {
      return Outcome(infinity(isNegative: isNegative), conditions.union([.overflow, .rounded]))
    }
    let isUnchanged =
      SeededFault.nativeOverflowUnchecked.isActive
      || SeededFault.nativeClampMissing.isActive && !isTooLarge
    guard isUnchanged && exponent <= exponents.upperBound else { return nil }
    return Outcome(
      Decimal128(isNegative: isNegative, coefficient: coefficient, exponent: exponent), conditions)
  }
}
#endif
