import DecimalArithmetic

extension Rounding {
  /// ± coefficient × 10^exponent, below which some digits have been cut off; normal, and even a carry
  /// leaves it within the limits of the context.
  ///
  /// - Precondition: `digitCount` is right; nothing forces limbs.
  @inline(__always)
  func keep(
    isNegative: Bool, _ exact: consuming Natural, exponent: Int, digitCount: Int,
    _ discarded: DiscardedPart
  ) -> Outcome<BigDecimal> {
    var coefficient = exact
    var digits = digitCount
    var exponent = exponent
    var conditions: Conditions = .rounded
    if discarded != .zero {
      conditions = [.inexact, .rounded]
      let grows = context.rounding.increments(
        lastDigit: coefficient.decidingDigit(context.rounding), isNegative: isNegative,
        discarded: discarded)
      if grows {
        coefficient.increment()
        // A carry out of nines leaves a power of ten, which ends in as many zero bits.
        if coefficient.trailingZeroBitCount >= digits && coefficient.digitCount > digits {
          if digits == context.precision {
            #if SeededFaults
            if SeededFault.gmpCarryNotRenormalised.isActive { exponent -= 1 }
            #endif
            _ = coefficient.dropDigits(1)
            exponent += 1
          } else {
            digits += 1
          }
        }
      }
    }
    let value = coefficient.value(
      isNegative: isNegative, exponent: exponent, digitCount: digits, appendingZeros: 0,
      storage: .smallest)
    return Outcome(value, conditions)
  }
}
