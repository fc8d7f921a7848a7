#if SeededFaults
import DecimalArithmetic

extension LegacyOmission {
  /// Whether a report names what did not change.
  var isAlwaysNamed: Bool { SeededFault.legacyNamesAll.isActive && self == .skin }

  /// Whether a report leaves it out.
  var isForgotten: Bool { SeededFault.legacyForgetsPairs.isActive && self == .pairDecimals }
}
#endif
