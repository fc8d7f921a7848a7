#if SeededFaults
import DecimalArithmetic

extension Decimal128 {
  /// Returns the value of an encoding with its coefficient, although 10³⁴ or more counts as 0.
  static func faultyValue(bid encoding: UInt128) -> Decimal128? {
    SeededFault.nativeEncodingTooLargeKept.isActive ? Decimal128(bits: encoding) : nil
  }
}
#endif
