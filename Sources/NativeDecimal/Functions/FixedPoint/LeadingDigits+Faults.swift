#if SeededFaults
import DecimalArithmetic

extension LeadingDigits {
  /// Returns the wrong side of 1.
  static func faultySide(_ isBelow: Bool) -> Bool {
    isBelow != SeededFault.nativeWrongSideOfOne.isActive
  }

  /// Returns an error of 0, so that the first approximation of a function decides the digits.
  static func faultyError(_ error: UInt64) -> UInt64 {
    SeededFault.nativeFunctionErrorIgnored.isActive ? 0 : error
  }
}
#endif
