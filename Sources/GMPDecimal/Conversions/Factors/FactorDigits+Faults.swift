#if SeededFaults
import DecimalArithmetic

extension FactorDigits {
  /// Returns the digits of a power of π or ln 10; the fault replaces the last 42 of 76 or 77 digits
  /// by zeros.
  static func faultyWords(_ words: UInt256) -> UInt256 {
    guard SeededFault.gmpPiOfThirtyFourDigits.isActive else { return words }
    let first = WordDivisor(powersOfTen[38]).divide(words).quotient.low
    return UInt256(first / 10_000).appendingZeros(42)
  }
}

extension LimbFraction {
  /// Returns a number far below the last place that counts as an exact 0.
  static func faultyCut(
    _ count: Int, of digits: Int, at position: Int
  ) -> Cut<Natural>? {
    guard count > digits && SeededFault.gmpVanishedIsExact.isActive else { return nil }
    return Cut(Natural(0), exponent: position, discarded: .zero)
  }
}
#endif
