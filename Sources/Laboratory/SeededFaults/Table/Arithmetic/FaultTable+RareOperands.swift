extension FaultTable {
  /// Faults that only rare operands show: 0 in one locale, divisors of one length.
  static let rareOperands = """
    140 writerDropsZeroOfZero
      0 filled up with zeros has one too few with the marks of Brazil
      MeasureText/Writing/NumberFormat+Faults.swift
    141 gmpQuotientOfFourWordsWrong
      quotients of 90 digits by divisors of 57 digits are one too large in the last digit
      GMPDecimal/Rounding/Rounding+Faults.swift
    254 writerKeepsZerosBeforeExponent
      decimals that are filled up keep the zeros of a number before an exponent: `1.000E24`
      MeasureText/Writing/NumberFormat+Faults.swift
    """
}
