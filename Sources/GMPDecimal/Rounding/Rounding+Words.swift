import DecimalArithmetic

extension Rounding {
  /// Rounds like ``round(isNegative:_:exponent:isTruncated:)``, with a fast path for most results.
  @inline(__always)
  func roundWords(
    isNegative: Bool, _ exact: UInt128, exponent: Int, isTruncated: Bool = false
  ) -> Outcome<BigDecimal> {
    // A number of at most precision digits with an exponent in Emin…Etop fits unchanged. The
    // comparison with `limit` avoids counting the digits.
    let limit = powersOfTen[min(context.precision, UInt128.inlineDigits)]
    if exact &- 1 < limit - 1 && exponent >= context.minExponent && exponent <= context.etop
      && storage == .smallest && !isTruncated
    {
      return Outcome(BigDecimal(isNegative: isNegative, inline: exact, exponent: exponent))
    }
    return roundLongWords(
      isNegative: isNegative, exact, exponent: exponent, isTruncated: isTruncated)
  }

  @inline(never)
  private func roundLongWords(
    isNegative: Bool, _ exact: UInt128, exponent: Int, isTruncated: Bool
  ) -> Outcome<BigDecimal> {
    #if SeededFaults
    let isTruncated = faultyTail(isTruncated)
    #endif
    let digits = exact.digitCount
    let excess = digits - context.precision
    if excess > 0 && isOrdinary(adjustedExponent: exponent + digits - 1) {
      let (quotient, remainder) = exact.divided(byPowerOfTen: excess)
      let discarded = DiscardedPart(remainder: remainder, of: powersOfTen[excess])
      return keep(
        isNegative: isNegative, quotient, exponent: exponent + excess,
        isTruncated ? discarded.withTail : discarded)
    }
    return round(isNegative: isNegative, exact, exponent: exponent, isTruncated: isTruncated)
  }

  /// Rounds ±coefficient × 10^exponent to the context; `nil` if the computation may exceed words.
  @inline(__always)
  func roundWide(
    isNegative: Bool, _ exact: UInt256, exponent: Int
  ) -> Outcome<BigDecimal>? {
    if exact.high == 0 {
      return roundWords(isNegative: isNegative, exact.low, exponent: exponent)
    }
    let digits = exact.digitCount
    let excess = digits - context.precision
    if context.precision > BigDecimal.widePrecision { return nil }
    if (1...UInt128.inlineDigits).contains(excess)
      && isOrdinary(adjustedExponent: exponent + digits - 1)
    {
      let (quotient, remainder) = exact.divided(byPowerOfTen: excess)
      return keep(
        isNegative: isNegative, quotient, exponent: exponent + excess,
        DiscardedPart(remainder: remainder, of: powersOfTen[excess]))
    }
    let condensed = exact.condensed()
    return roundWords(
      isNegative: isNegative, condensed.coefficient,
      exponent: exponent + condensed.droppedDigits, isTruncated: condensed.isTruncated)
  }

  /// Whether a number that loses digits is normal, even if a carry lengthens the number.
  ///
  /// `keep` rounds such a number without checking the limits of the context.
  @inline(__always)
  func isOrdinary(adjustedExponent: Int) -> Bool {
    adjustedExponent >= context.minExponent && adjustedExponent < context.maxExponent
      && storage == .smallest
  }

  /// Rounds a coefficient of precision digits, after `discarded` was cut off below it.
  @inline(__always)
  func keep(
    isNegative: Bool, _ quotient: UInt128, exponent: Int, _ discarded: DiscardedPart
  ) -> Outcome<BigDecimal> {
    if discarded == .zero {
      return Outcome(
        BigDecimal(isNegative: isNegative, inline: quotient, exponent: exponent), .rounded)
    }
    let grows = context.rounding.increments(
      lastDigit: quotient.decidingDigit(context.rounding),
      isNegative: isNegative, discarded: discarded)
    var coefficient = quotient &+ (grows ? 1 : 0)
    var exponent = exponent
    if coefficient == powersOfTen[context.precision] {
      #if SeededFaults
      if let wrong = faultyCarry(isNegative, coefficient, exponent) { return wrong }
      #endif
      // A carry out of nines results in a power of ten.
      coefficient = powersOfTen[context.precision - 1]
      exponent += 1
    }
    return Outcome(
      BigDecimal(isNegative: isNegative, inline: coefficient, exponent: exponent),
      [.inexact, .rounded])
  }
}
