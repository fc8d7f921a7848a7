#if SeededFaults
import DecimalArithmetic

extension Decimal128 {
  /// Returns 0, the sign plus, for a zero with a minus.
  static func faultyMinus(_ minus: UInt64, of coefficient: UInt128) -> UInt64 {
    SeededFault.nativeZeroReadWithoutSign.isActive && coefficient == 0 ? 0 : minus
  }
}
#endif
