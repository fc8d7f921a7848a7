#if SeededFaults
import DecimalArithmetic

extension Decimal128 {
  /// Returns the power of the magnitude in place of the power of a negative number.
  static func faultyPower(
    _ x: Self, _ y: Self, in context: ArithmeticContext, firstWidth: Int
  ) -> TracedOutcome? {
    guard SeededFault.nativePowerLosesSign.isActive && x.isNegative else { return nil }
    return tracedPower(copyAbs(x), y, in: context, firstWidth: firstWidth)
  }
}
#endif
