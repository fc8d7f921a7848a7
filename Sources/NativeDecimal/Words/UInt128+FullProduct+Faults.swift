#if SeededFaults
import DecimalArithmetic

extension UInt128 {
  /// Returns the product without the carry out of the lower middle limb.
  func faultyProduct(_ other: UInt128) -> (high: UInt128, low: UInt128)? {
    guard SeededFault.nativeLimbCarryLost.isActive else { return nil }
    let first =
      UInt128.product(highHalf, other.lowHalf)
      + UInt128(UInt128.product(lowHalf, other.lowHalf).highHalf)
    let lowHigh = UInt128.product(lowHalf, other.highHalf)
    guard lowHigh.lowHalf.addingReportingOverflow(first.lowHalf).overflow else { return nil }
    let right = multipliedFullWidth(by: other)
    return (right.high - 1, right.low)
  }
}
#endif
