extension FaultTable {
  /// Faults of `BigDecimal`, in its algorithms on words and on limbs.
  static let gmp = """
    74 gmpTailForgotten
      what was cut off before the rounding is forgotten
      GMPDecimal/Rounding/Rounding+Faults.swift
    75 gmpEtinyOffByOne
      subnormal numbers may have a digit one place below Etiny
      GMPDecimal/Rounding/Rounding+Faults.swift
    76 gmpUnderflowNotRaised
      an inexact subnormal result does not raise underflow
      GMPDecimal/Rounding/Rounding+Faults.swift
    77 gmpCarryNotRenormalised
      a carry out of nines is not renormalised
      GMPDecimal/Rounding/Rounding+Faults.swift
    78 gmpClampMissing
      a result above Etop is not folded down
      GMPDecimal/Rounding/Rounding+Faults.swift
    79 gmpZeroUnclamped
      the exponent of a zero is not brought down
      GMPDecimal/Rounding/Rounding+Faults.swift
    80 gmpOverflowWithoutInexact
      overflow does not raise inexact
      GMPDecimal/Rounding/Rounding+Faults.swift
    81 gmpBorrowForgotten
      a subtraction in words takes the rest, but borrows no unit
      GMPDecimal/BigDecimal+Faults.swift
    82 gmpComplementForgotten
      a subtraction in limbs borrows a unit, but keeps the rest as it was
      GMPDecimal/BigDecimal+Faults.swift
    83 gmpZeroSumIgnoresFloor
      x − x is +0 under floor too
      GMPDecimal/Arithmetic/Alignment+Faults.swift
    84 gmpSumWithoutGuardDigits
      the larger operand is aligned without guard digits
      GMPDecimal/Arithmetic/Alignment+Faults.swift
    85 gmpFarOperandIgnored
      a far smaller operand is ignored
      GMPDecimal/Arithmetic/Alignment+Faults.swift
    86 gmpQuotientDigitTooLarge
      a quotient word estimated one too large is kept (Knuth D6)
      GMPDecimal/Words/WordDivisor+Faults.swift
    87 gmpLastCorrectionMissing
      a quotient word is not corrected upwards
      GMPDecimal/Words/WordDivisor+Faults.swift
    88 gmpProductCarryLost
      the carry from the middle words of a 256-bit product is lost
      GMPDecimal/Words/WordDivisor+Faults.swift
    89 gmpEstimateNotCorrected
      a quotient by a power of ten estimated too small is kept
      GMPDecimal/Words/WordDivisor+Faults.swift
    90 gmpQuotientNotReduced
      an exact quotient keeps its trailing zeros
      GMPDecimal/Rounding/Rounding+Faults.swift
    91 gmpFusedProductRounded
      fma rounds the product before it adds
      GMPDecimal/BigDecimal+Faults.swift
    92 gmpQuantizeTieDown
      quantize in words sends half-even ties down
      GMPDecimal/Rounding/Rounding+Faults.swift
    93 gmpQuantizeCarryAccepted
      quantize accepts a carry to one digit more than the precision
      GMPDecimal/Rounding/Rounding+Faults.swift
    94 gmpShiftedBitsForgotten
      bits shifted out before a division by a power of five are forgotten
      GMPDecimal/Integers/Naturals/Natural+Faults.swift
    95 gmpLongRestForgotten
      the same where the power of five has several limbs
      GMPDecimal/Integers/Naturals/Natural+Faults.swift
    96 gmpTextCarryLost
      a carry is lost when the digits of a text are joined
      GMPDecimal/Integers/Naturals/Natural+Faults.swift
    97 gmpFunctionErrorIgnored
      the first approximation of a function is taken for its digits
      GMPDecimal/Functions/Constants/KeptConstant+Faults.swift
    98 gmpConstantTooShort
      ln 10 and π are kept at the first width and widened with zeros
      GMPDecimal/Functions/Constants/KeptConstant+Faults.swift
    99 gmpPreparedTailForgotten
      a prepared quotient is cut twice, and the first cut forgotten
      GMPDecimal/BigDecimal+Faults.swift
    100 gmpVanishedIsExact
      a conversion far below its last place counts as exact
      GMPDecimal/Conversions/Factors/FactorDigits+Faults.swift
    101 gmpPiOfThirtyFourDigits
      π and ln 10 are cut at 34 digits
      GMPDecimal/Conversions/Factors/FactorDigits+Faults.swift
    102 gmpZeroReadWithoutSign
      −0 is read as 0
      GMPDecimal/BigDecimal+Faults.swift
    103 gmpNextStepTooLarge
      next-minus of a power of ten takes a step of the size above it
      GMPDecimal/BigDecimal+Faults.swift
    104 gmpHashOfExponent
      members of a cohort hash by their exponents too
      GMPDecimal/BigDecimal+Faults.swift
    """
}
