import DecimalArithmetic

extension Rounding {
  /// Rounds ±coefficient × 10^exponent, after `discarded` was cut off below the coefficient.
  ///
  /// - Precondition: the number is normal, and within the limits of the context even after a carry.
  ///   `digitCount` is the digit count of the coefficient. Limbs are not forced.
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
        // Only a carry out of nines adds a digit. The sum is then 10^digits, which has at least
        // `digits` trailing zero bits.
        if coefficient.trailingZeroBitCount >= digits && coefficient.digitCount > digits {
          if digits == context.precision {
            #if SeededFaults
            exponent = faultyExponent(beforeCarry: exponent)
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
