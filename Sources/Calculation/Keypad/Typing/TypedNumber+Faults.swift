#if SeededFaults
import DecimalArithmetic

extension TypedNumber {
  /// One digit more than the limit of the display.
  static var faultyDigitLimit: UInt8? {
    SeededFault.keypadKeepsDigitsBeyondLimit.isActive ? 16 : nil
  }
}
#endif
