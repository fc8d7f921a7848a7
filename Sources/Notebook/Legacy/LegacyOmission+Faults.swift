#if SeededFaults
import DecimalArithmetic

extension LegacyOmission {
  /// Whether a report leaves it out.
  var isForgotten: Bool { SeededFault.legacyForgetsPairs.isActive && self == .pairDecimals }
}
#endif
