import DecimalArithmetic

extension Decimal128 {
  /// Multiplies x by y and rounds the product once; preferred exponent e₁ + e₂.
  ///
  ///     Decimal128.multiply(Decimal128("1.20")!, 3, in: .decimal128).value  // 3.60
  @inlinable @inline(__always)
  public static func multiply(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self>
  {
    shortProduct(x, y, in: context) ?? longProduct(x, y, in: context)
  }

  @usableFromInline
  static func longProduct(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self> {
    quickProduct(x, y, in: context) ?? generalProduct(x, y, in: context)
  }

  /// Returns the product of finite numbers if it is normal and not clamped; otherwise `nil`.
  ///
  /// The result is also `nil` if the rounding needs the remainder of the cut product.
  @inline(__always)
  private static func quickProduct(
    _ x: Self, _ y: Self, in context: ArithmeticContext
  ) -> Outcome<Self>? {
    let xHalf = x.upperHalf
    let yHalf = y.upperHalf
    guard areFinite(xHalf, yHalf) else { return nil }
    let sign = xHalf ^ yHalf
    let exponent = biasedExponent(xHalf) &+ biasedExponent(yHalf) &- exponentBias
    let product = UInt256(product: x.coefficient, y.coefficient)
    #if SeededFaults
    if let wrong = faultyZeroProduct(x, y, in: context) { return wrong }
    #endif
    return quickRounded(product, sign: sign, biasedExponent: exponent, in: context)
  }

  @inline(never)
  package static func generalProduct(
    _ x: Self, _ y: Self, in context: ArithmeticContext
  ) -> Outcome<Self> {
    if let outcome = propagatedNaN(x, y, in: context) { return outcome }
    let isNegative = x.isNegative != y.isNegative
    if x.isInfinite || y.isInfinite {
      if x.isZero || y.isZero { return Outcome(.nan(), .invalidOperation) }
      return Outcome(infinity(isNegative: isNegative))
    }
    return rounded(
      Unrounded(
        isNegative: isNegative, coefficient: UInt256(product: x.coefficient, y.coefficient),
        exponent: x.finiteExponent + y.finiteExponent),
      in: context)
  }
}
