#if SeededFaults
import DecimalArithmetic

extension WordDivisor {
  /// Returns a quotient word that was estimated one too large, without the correction.
  @inline(__always)
  static func faultyDigit(_ quotient: UInt64) -> UInt64 {
    SeededFault.gmpQuotientDigitTooLarge.isActive ? quotient &+ 1 : quotient
  }

  /// Whether a quotient word is not corrected upwards.
  @inline(__always)
  static var omitsCorrection: Bool { SeededFault.gmpLastCorrectionMissing.isActive }
}

extension UInt256 {
  /// Returns the upper half of a product; the fault loses the carry from the middle words.
  @inline(__always)
  static func faultyHigh(_ high: UInt128, carry: UInt128) -> UInt128 {
    SeededFault.gmpProductCarryLost.isActive ? high &- carry : high
  }

  /// Whether a quotient by a power of ten that was estimated too small is kept.
  @inline(__always)
  static var keepsEstimate: Bool { SeededFault.gmpEstimateNotCorrected.isActive }
}
#endif
