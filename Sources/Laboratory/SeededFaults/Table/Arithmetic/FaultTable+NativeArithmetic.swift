extension FaultTable {
  /// Faults of Decimal128: rounding, range, sums, products, quotients, quantize.
  static let nativeArithmetic = """
    10 nativeHalfByOneDigit
      only the first discarded digit is compared with half
      NativeDecimal/Rounding/DiscardedDigits+Faults.swift
    11 nativeGuardOfTwoDigits
      only two discarded digits are looked at
      NativeDecimal/Rounding/DiscardedDigits+Faults.swift
    12 nativeStickyOfSixteenDigits
      digits between the first discarded one and the last sixteen are not looked at
      NativeDecimal/Rounding/DiscardedDigits+Faults.swift
    13 nativeTieAway
      the branch-free half-even sends a tie away from zero
      NativeDecimal/Rounding/DiscardedDigits+Faults.swift
    14 nativeTieDown
      the branch-free half-even sends a tie toward zero
      NativeDecimal/Rounding/DiscardedDigits+Faults.swift
    15 nativeTieToOdd
      the branch-free half-even makes the last digit odd
      NativeDecimal/Rounding/DiscardedDigits+Faults.swift
    16 nativeStickyNotJoined
      a fraction below an apparent tie does not break it
      NativeDecimal/Rounding/DiscardedDigits+Faults.swift
    17 nativeStickyIgnored
      the fraction below the coefficient is forgotten before it is rounded
      NativeDecimal/Rounding/Decimal128+Rounding+Faults.swift
    18 nativeEtinyOffByOne
      subnormal numbers may have a digit one place below Etiny
      NativeDecimal/Rounding/Decimal128+Rounding+Faults.swift
    19 nativeDeepUnderflowFlushed
      what begins below Etiny becomes 0 however it is rounded
      NativeDecimal/Rounding/Decimal128+Rounding+Faults.swift
    20 nativeSubnormalRoundedTwice
      a subnormal result is rounded to the precision, then to Etiny
      NativeDecimal/Rounding/Decimal128+Rounding+Faults.swift
    21 nativeCarryLosesExponent
      a carry out of nines does not raise the exponent
      NativeDecimal/Rounding/Decimal128+Rounding+Faults.swift
    22 nativeCarryNotRenormalised
      a carry out of nines leaves one digit more than the precision
      NativeDecimal/Rounding/Decimal128+Rounding+Faults.swift
    23 nativeZeroUnclamped
      the exponent of a zero is not brought down to Etop
      NativeDecimal/Rounding/Decimal128+Rounding+Faults.swift
    24 nativeOverflowUnchecked
      the adjusted exponent is not compared with Emax
      NativeDecimal/Rounding/Decimal128+Rounding+Faults.swift
    25 nativeOverflowWithoutInexact
      overflow does not raise inexact
      NativeDecimal/Rounding/Decimal128+Rounding+Faults.swift
    26 nativeClampMissing
      a result above Etop is not folded down
      NativeDecimal/Rounding/Decimal128+Rounding+Faults.swift
    27 nativeElseDigitsForgotten
      a conversion shows 0 where it should show the digits asked for instead
      NativeDecimal/Rounding/Decimal128+Place+Faults.swift
    28 nativeLimitNotSaid
      a conversion does not say that the precision limited its decimals
      NativeDecimal/Rounding/Decimal128+Place+Faults.swift
    29 nativeZeroSumAlwaysPlus
      a sum that is 0 is +0, of two negative zeros too
      NativeDecimal/Arithmetic/Decimal128+Add+Faults.swift
    30 nativeZeroSumIgnoresFloor
      x − x is +0 under floor too
      NativeDecimal/Arithmetic/Decimal128+Add+Faults.swift
      NativeDecimal/Arithmetic/Unrounded+Sum+Faults.swift
    31 nativeSumPrefersLargerExponent
      an exact sum takes the larger of the two exponents
      NativeDecimal/Arithmetic/Decimal128+ShortOperands+Faults.swift
    32 nativeZeroOperandPadsNothing
      adding a zero with a smaller exponent appends no zeros
      NativeDecimal/Arithmetic/Decimal128+ShortOperands+Faults.swift
    33 nativeZeroProductLosesSign
      a product that is 0 is always +0
      NativeDecimal/Arithmetic/Decimal128+Multiply+Faults.swift
    34 nativeQuantizedZeroKeepsExponent
      quantize leaves a zero its exponent
      NativeDecimal/Digits/Decimal128+Quantize+Faults.swift
    35 nativeFarOperandLosesSign
      a far smaller operand is added where it should be subtracted
      NativeDecimal/Arithmetic/Decimal128+Add+Faults.swift
    36 nativeFarOperandIgnored
      a far smaller operand is ignored
      NativeDecimal/Arithmetic/Decimal128+Add+Faults.swift
    37 nativeSumWithoutGuardDigit
      the larger operand is aligned to the precision, without a guard digit
      NativeDecimal/Arithmetic/Unrounded+Sum+Faults.swift
    38 nativeSumWithOneGuardDigit
      the larger operand is aligned with one guard digit only
      NativeDecimal/Arithmetic/Unrounded+Sum+Faults.swift
    39 nativeLimbCarryLost
      the carry from the lower middle limb of a 256-bit product is lost
      NativeDecimal/Words/UInt128+FullProduct+Faults.swift
    40 nativeSumCarryLost
      the carry between the halves of a 256-bit sum is lost
      NativeDecimal/UInt256+Faults.swift
    41 nativeQuotientDigitTooLarge
      a quotient limb estimated one too large is kept (Knuth D6)
      NativeDecimal/Words/Divisors/UInt256+Divide+Faults.swift
    42 nativeLastCorrectionMissing
      a quotient limb of a two-limb divisor is not corrected upwards
      NativeDecimal/Words/Divisors/UInt256+Divide+Faults.swift
    43 nativeLimbCorrectionMissing
      a quotient limb of a one-limb divisor is not corrected upwards
      NativeDecimal/Words/Divisors/UInt256+DivideByLimb+Faults.swift
    44 nativeQuotientWithoutGuardDigit
      the dividend is scaled to the digits of the precision only
      NativeDecimal/Division/Decimal128+Divide+Faults.swift
    45 nativeQuotientStickyLost
      the remainder of a division is forgotten
      NativeDecimal/Division/Decimal128+Divide+Faults.swift
    46 nativeQuotientNotReduced
      an exact quotient keeps its trailing zeros
      NativeDecimal/Division/Decimal128+Divide+Faults.swift
    47 nativeQuotientReducedTooFar
      an exact quotient loses zeros beyond the preferred exponent
      NativeDecimal/Division/Decimal128+Divide+Faults.swift
    48 nativeFusedProductRounded
      fma rounds the product before it adds
      NativeDecimal/Arithmetic/Decimal128+FusedMultiplyAdd+Faults.swift
    49 nativeQuantizeTiesUp
      quantize takes half-even for half-up
      NativeDecimal/Digits/Decimal128+Quantize+Faults.swift
    50 nativeQuantizeHalfByOneDigit
      quantize compares only the first discarded digit with half
      NativeDecimal/Digits/Decimal128+Quantize+Faults.swift
    51 nativeQuantizePrecisionUnchecked
      quantize gives more digits than the precision
      NativeDecimal/Digits/Decimal128+Quantize+Faults.swift
    52 nativeQuantizeCarryAccepted
      quantize accepts a carry to one digit more than the precision
      NativeDecimal/Digits/Decimal128+Quantize+Faults.swift
    """
}
