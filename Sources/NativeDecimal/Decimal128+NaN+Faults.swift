#if SeededFaults
import DecimalArithmetic

extension Decimal128 {
  /// The quiet NaN with every digit of the payload, beyond the precision too.
  var faultyQuieted: Decimal128? {
    guard SeededFault.nativePayloadNotCut.isActive else { return nil }
    return .nan(isNegative: isNegative, payload: coefficient)
  }
}
#endif
