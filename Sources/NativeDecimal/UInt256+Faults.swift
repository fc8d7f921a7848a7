#if SeededFaults
import DecimalArithmetic

extension UInt256 {
  /// Returns the sum without the carry between the halves.
  static func faultySum(_ x: UInt256, _ y: UInt256) -> UInt256? {
    guard SeededFault.nativeSumCarryLost.isActive else { return nil }
    return UInt256(high: x.high &+ y.high, low: x.low &+ y.low)
  }
}
#endif
