#if SeededFaults
import DecimalArithmetic

extension Unrounded {
  /// Returns the scale of the upper term without a guard digit or with one only, and a rounding
  /// mode that makes x − x +0 under floor too.
  static func faultyScale(
    of upper: UInt256, gap: Int, _ rounding: RoundingMode
  ) -> (scale: Int, rounding: RoundingMode) {
    let room =
      SeededFault.nativeSumWithoutGuardDigit.isActive
      ? 34 : SeededFault.nativeSumWithOneGuardDigit.isActive ? 35 : 75
    let free = Swift.max(0, room - upper.decimalDigitCount)
    return (
      upper.isZero ? 0 : Swift.min(gap, free),
      SeededFault.nativeZeroSumIgnoresFloor.isActive ? .halfEven : rounding
    )
  }
}
#endif
