extension FaultTable {
  /// Faults of Decimal128: functions, order, encodings, text, prepared conversions.
  static let nativeOperations = """
    53 nativeNextStepTooLarge
      next-minus of a power of ten takes a step of the size above it
      NativeDecimal/Digits/Decimal128+Next+Faults.swift
    54 nativePayloadNotCut
      the payload of a NaN is not cut to the precision
      NativeDecimal/Decimal128+NaN+Faults.swift
    55 nativeHashOfBits
      members of a cohort hash by their bits
      NativeDecimal/Swift/Decimal128+Hashable+Faults.swift
    56 nativeZerosOrderedBySign
      −0 is less than 0
      NativeDecimal/Arithmetic/Decimal128+ShortOperands+Faults.swift
    57 nativeChoiceIgnoresCohort
      max and min do not order the members of a cohort
      NativeDecimal/Comparison/Decimal128+MinMax+Faults.swift
    58 nativeTotalOrderIgnoresExponent
      the total order does not order the members of a cohort
      NativeDecimal/Comparison/Decimal128+CompareTotal+Faults.swift
    59 nativeWrongSideOfOne
      exp and power of what is nearly 0 lie on the wrong side of 1
      NativeDecimal/Functions/FixedPoint/LeadingDigits+Faults.swift
    60 nativeFunctionErrorIgnored
      the first approximation of a function is taken for its digits
      NativeDecimal/Functions/FixedPoint/LeadingDigits+Faults.swift
    61 nativeLogarithmOfPowerNotExact
      log10 of a power of ten is computed like any other
      NativeDecimal/Functions/Decimal128+Log10+Faults.swift
    62 nativeRootStickyLost
      an inexact square root is rounded as if it ended
      NativeDecimal/Functions/Decimal128+SquareRoot+Faults.swift
    63 nativeRootExponentTowardZero
      the exponent of the root of a zero is halved toward 0
      NativeDecimal/Functions/Decimal128+SquareRoot+Faults.swift
    64 nativePowerLosesSign
      an odd power of a negative number is positive
      NativeDecimal/Functions/Decimal128+Power+Faults.swift
    65 nativePiOfThirtyFourDigits
      π and ln 10 are cut at 34 digits
      NativeDecimal/Conversions/TruncatedFactor+Faults.swift
    66 nativeEncodingTooLargeKept
      a binary coefficient of 10³⁴ or more does not count as 0
      NativeDecimal/Encodings/Decimal128+BinaryEncoding+Faults.swift
    67 nativeEncodingLosesEight
      a first decimal digit of 8 or 9 is decoded as 0 or 1
      NativeDecimal/Encodings/Decimal128+DecimalEncoding+Faults.swift
    68 nativeZeroReadWithoutSign
      −0 is read as 0
      NativeDecimal/Text/Decimal128+QuickParse+Faults.swift
    69 nativeLateDigitsIgnored
      digits behind the 38th are ignored
      NativeDecimal/Text/Decimal128+Parse+Faults.swift
    70 nativeConversionStickyLost
      the remainder of a conversion’s division is forgotten
      NativeDecimal/Conversions/Unrounded+Divide+Faults.swift
    71 preparedTieTestWrong
      a prepared conversion with an offset sends half-up ties down
      NativeDecimal/Prepared/ShortAffine+Faults.swift
    72 preparedCarryLost
      the text of a prepared conversion loses a carry into its whole part
      NativeDecimal/Prepared/ShortAffine+Faults.swift
    73 preparedQuotientNotCorrected
      a prepared quotient one too large is kept
      NativeDecimal/Prepared/ShortQuotient+Faults.swift
    """
}
