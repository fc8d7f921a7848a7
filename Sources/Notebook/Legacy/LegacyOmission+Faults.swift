#if SeededFaults
import DecimalArithmetic

extension LegacyOmission {
  /// Whether a report names the value, although it did not change, or leaves out the value; `nil`
  /// without the faults.
  var isFaultilyNamed: Bool? {
    if SeededFault.legacyForgetsPairs.isActive && self == .pairDecimals { return false }
    return SeededFault.legacyNamesAll.isActive && self == .skin ? true : nil
  }
}
#endif
