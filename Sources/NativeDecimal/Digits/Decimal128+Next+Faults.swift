#if SeededFaults
import DecimalArithmetic

extension Decimal128 {
  /// Returns the magnitude whose digits are scaled by one place too few.
  func faultySpeck(
    _ scaled: UInt128, isOutward: Bool, in context: ArithmeticContext
  ) -> Unrounded? {
    guard SeededFault.nativeNextStepTooLarge.isActive else { return nil }
    let digits = scaled / 10
    return Unrounded(
      isNegative: isNegative, coefficient: UInt256(low: isOutward ? digits : digits - 1),
      exponent: finiteAdjustedExponent - context.precision - 1, isSticky: true)
  }
}
#endif
