#if SeededFaults
import DecimalArithmetic

extension Decimal128 {
  /// Returns +0 as the product of finite numbers that is 0, whatever their signs.
  ///
  /// The result is `nil` if the exponent is not ordinary.
  @usableFromInline
  static func faultyZeroProduct(
    _ x: Self, _ y: Self, in context: ArithmeticContext
  ) -> Outcome<Self>? {
    let exponent = biasedExponent(x.upperHalf) + biasedExponent(y.upperHalf) - exponentBias
    guard
      SeededFault.nativeZeroProductLosesSign.isActive && (x.isZero || y.isZero)
        && context.isOrdinary(biasedExponent: exponent)
    else { return nil }
    return Outcome(Decimal128(sign: 0, coefficient: 0, biasedExponent: exponent))
  }
}
#endif
