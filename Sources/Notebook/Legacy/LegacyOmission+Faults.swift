#if SeededFaults
import DecimalArithmetic

extension LegacyOmission {
  /// Whether a report names the value although it did not change.
  var isAlwaysNamed: Bool { SeededFault.legacyNamesAll.isActive && self == .skin }

  /// Whether a report leaves out the value.
  var isForgotten: Bool { SeededFault.legacyForgetsPairs.isActive && self == .pairDecimals }
}
#endif
