#if SeededFaults
import DecimalArithmetic

extension TypedNumber {
  /// One digit more than the display has.
  static var faultyDigitLimit: UInt8? {
    SeededFault.keypadKeepsDigitsBeyondLimit.isActive ? 16 : nil
  }
}
#endif
