#if SeededFaults
import DecimalArithmetic

extension NormalizedDivisor {
  /// Returns a limb of quotient that is not corrected: one too large, or one too small.
  ///
  /// `isTooLarge` is all ones if the estimated limb is one too large, otherwise 0.
  func faultyLimb(
    _ quotient: UInt64, _ remainder: UInt128, isTooLarge: UInt64
  ) -> (quotient: UInt64, remainder: UInt128)? {
    if SeededFault.nativeQuotientDigitTooLarge.isActive && isTooLarge != 0 {
      return (quotient, remainder &+ value)
    }
    guard SeededFault.nativeLastCorrectionMissing.isActive else { return nil }
    return (
      quotient &+ isTooLarge, remainder &+ value & UInt128(high: isTooLarge, low: isTooLarge)
    )
  }
}
#endif
