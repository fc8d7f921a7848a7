#if SeededFaults
import DecimalArithmetic

extension Decimal128 {
  /// Returns the root of a zero, whose exponent is halved toward 0 instead of down.
  static func faultyRootOfZero(_ x: Self, in context: ArithmeticContext) -> Outcome<Self>? {
    guard SeededFault.nativeRootExponentTowardZero.isActive && x.isZero else { return nil }
    return zero(isNegative: x.isNegative, exponent: x.finiteExponent / 2, in: context)
  }

  /// Returns the digits of an inexact root without the fraction that follows them.
  static func faultyRoot(_ root: UInt128, exponent: Int) -> Unrounded? {
    guard SeededFault.nativeRootStickyLost.isActive else { return nil }
    return Unrounded(isNegative: false, coefficient: UInt256(low: root), exponent: exponent)
  }
}
#endif
