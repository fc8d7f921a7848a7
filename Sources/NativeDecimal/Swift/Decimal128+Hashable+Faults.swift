#if SeededFaults
import DecimalArithmetic

extension Decimal128 {
  /// Hashes the bits, which differ within a cohort; returns whether the fault is active.
  func hashesBits(into hasher: inout Hasher) -> Bool {
    guard SeededFault.nativeHashOfBits.isActive else { return false }
    hasher.combine(bits)
    return true
  }
}
#endif
