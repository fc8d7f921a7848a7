#if SeededFaults
import DecimalArithmetic

extension Decimal128 {
  /// Whether the total order does not order the members of a cohort.
  static var totalOrderIgnoresExponent: Bool {
    SeededFault.nativeTotalOrderIgnoresExponent.isActive
  }
}
#endif
