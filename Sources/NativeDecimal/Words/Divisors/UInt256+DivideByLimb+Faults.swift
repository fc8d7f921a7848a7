#if SeededFaults
import DecimalArithmetic

extension NormalizedLimb {
  /// Whether a limb of quotient that is one too small is not corrected.
  static var leavesLimbTooSmall: Bool { SeededFault.nativeLimbCorrectionMissing.isActive }
}
#endif
