import DecimalArithmetic

extension Decimal128 {
  /// Returns the square root, always rounded half-even; preferred exponent ⌊e ÷ 2⌋.
  ///
  ///     Decimal128.squareRoot(Decimal128("2.25")!, in: .decimal128).value  // 1.5
  ///     Decimal128.squareRoot(2, in: .decimal32).value  // 1.414214
  ///     Decimal128.squareRoot(-1, in: .decimal128).conditions  // Invalid_operation
  public static func squareRoot(_ x: Self, in context: ArithmeticContext) -> Outcome<Self> {
    ieeeSquareRoot(x, in: context.rounding(.halfEven))
  }

  /// Returns the square root by IEEE 754-2019, which, unlike GDA's, uses the context's rounding
  /// mode.
  ///
  /// The preferred exponent is ⌊e ÷ 2⌋. The root of −0 is −0.
  ///
  ///     let down = ArithmeticContext.decimal32.rounding(.down)
  ///     Decimal128.ieeeSquareRoot(2, in: down).value  // 1.414213
  ///     Decimal128.squareRoot(2, in: down).value  // 1.414214
  ///
  /// - Conditions: invalid operation (and NaN) for x < 0.
  ///
  /// Source: IEEE 754-2019, 5.4.1.
  public static func ieeeSquareRoot(_ x: Self, in context: ArithmeticContext) -> Outcome<Self> {
    if let outcome = propagatedNaN(x, in: context) { return outcome }
    #if SeededFaults
    if let wrong = faultyRootOfZero(x, in: context) { return wrong }
    #endif
    if x.isZero {
      return zero(isNegative: x.isNegative, exponent: x.finiteExponent >> 1, in: context)
    }
    if x.isNegative { return Outcome(.nan(), .invalidOperation) }
    if x.isInfinite { return Outcome(x) }
    return rounded(squareRoot(of: x.coefficient, exponent: x.finiteExponent), in: context)
  }

  /// Returns √(coefficient · 10^exponent): exactly with the preferred exponent, or its first 35
  /// digits.
  ///
  /// A tie at p digits is a root of p + 1 ≤ 35 digits. So a tie is an exact root, or the sticky
  /// fraction decides. Let c < 10³⁵ be the coefficient for an even exponent. Scaled by an even
  /// power of ten to 69 or 70 digits, below 2²³³, c has a root of 35 digits, below 2¹¹⁷.
  private static func squareRoot(of coefficient: UInt128, exponent: Int) -> Unrounded {
    let even = exponent & 1 == 0 ? coefficient : coefficient * 10
    let preferred = exponent >> 1
    let digits = even.decimalDigitCount
    let scale = LeadingDigits.count - (digits + 1) / 2
    let shift = 2 * scale
    // A shift beyond 38 takes two steps; c · 10^(shift − 38) has at most 70 − 38 = 32 digits.
    let radicand =
      shift <= largestPower
      ? UInt256(product: even, powersOfTen[shift])
      : UInt256(product: even * powersOfTen[shift - largestPower], powersOfTen[largestPower])
    let (root, isExact) = radicand.squareRoot()
    if isExact {
      // c · 10^(2 · scale) is a square, so c is a square and the division is exact.
      return Unrounded(
        isNegative: false, coefficient: UInt256(low: root / powersOfTen[scale]),
        exponent: preferred)
    }
    #if SeededFaults
    if let wrong = faultyRoot(root, exponent: preferred - scale) { return wrong }
    #endif
    return Unrounded(
      isNegative: false, coefficient: UInt256(low: root), exponent: preferred - scale,
      isSticky: true)
  }
}
