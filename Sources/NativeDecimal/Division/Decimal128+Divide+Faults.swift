#if SeededFaults
import DecimalArithmetic

extension Decimal128 {
  /// Returns an exact quotient that keeps its trailing zeros, or that loses zeros beyond the
  /// preferred exponent.
  static func faultyStripped(
    _ quotient: UInt128, _ sign: UInt64, _ biasedExponent: Int
  ) -> Outcome<Self>? {
    if SeededFault.nativeQuotientNotReduced.isActive {
      return Outcome(
        Decimal128(sign: sign, coefficient: quotient, biasedExponent: biasedExponent))
    }
    guard SeededFault.nativeQuotientReducedTooFar.isActive else { return nil }
    var reduced = quotient
    let count = reduced.stripTrailingZeros(limit: maximumDigits)
    return Outcome(
      Decimal128(sign: sign, coefficient: reduced, biasedExponent: biasedExponent + count))
  }

  /// Returns a quotient of finite numbers other than 0 that is rounded from as many digits as the
  /// precision, without a guard digit.
  static func faultyGeneralQuotient(
    _ x: Self, _ y: Self, in context: ArithmeticContext
  ) -> Outcome<Self>? {
    guard SeededFault.nativeQuotientWithoutGuardDigit.isActive else { return nil }
    let quotient = exactQuotient(
      x.coefficient, y.coefficient, isNegative: x.isNegative != y.isNegative,
      preferredExponent: x.finiteExponent - y.finiteExponent, precision: context.precision - 1)
    return rounded(quotient, in: context)
  }

  /// Returns the digits of a quotient without the remainder of the division.
  static func faultyExactQuotient(
    _ quotient: UInt256, _ exponent: Int, _ isNegative: Bool
  ) -> Unrounded? {
    guard SeededFault.nativeQuotientStickyLost.isActive else { return nil }
    return Unrounded(isNegative: isNegative, coefficient: quotient, exponent: exponent)
  }
}
#endif
