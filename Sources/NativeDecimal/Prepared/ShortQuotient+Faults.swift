#if SeededFaults
import DecimalArithmetic

extension ShortQuotient {
  /// Returns the estimated quotient, which may be one too large.
  ///
  /// `excess` is all ones if the estimate was corrected, otherwise 0.
  static func faultyQuotient(_ quotient: UInt128, excess: UInt64) -> UInt128 {
    SeededFault.preparedQuotientNotCorrected.isActive
      ? quotient &+ UInt128(excess & 1) : quotient
  }
}
#endif
