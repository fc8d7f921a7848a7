#if SeededFaults
import DecimalArithmetic

extension Unrounded {
  /// Whether the division of a conversion forgets its remainder.
  static var divisionLosesRemainder: Bool { SeededFault.nativeConversionStickyLost.isActive }
}
#endif
