#if SeededFaults
import DecimalArithmetic

extension Decimal128 {
  /// Whether digits behind the 38th are ignored.
  static var ignoresLateDigits: Bool { SeededFault.nativeLateDigitsIgnored.isActive }
}
#endif
