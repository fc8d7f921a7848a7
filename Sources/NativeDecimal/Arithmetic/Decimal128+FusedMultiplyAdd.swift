import DecimalArithmetic

extension Decimal128 {
  /// Computes x · y + z, rounded once; preferred exponent min(e₁ + e₂, e₃).
  ///
  /// ``GeneralDecimalBackend/fma(_:_:adding:in:)`` states the conditions.
  ///
  ///     let x = Decimal128("1.000001")!
  ///     Decimal128.fma(x, x, adding: Decimal128("-1.000002")!, in: .decimal32).value  // 1E-12
  public static func fma(
    _ x: Self, _ y: Self, adding z: Self, in context: ArithmeticContext
  ) -> Outcome<Self> {
    #if SeededFaults
    if let wrong = faultyFusedSum(x, y, z, in: context) { return wrong }
    #endif
    return quickFusedSum(x, y, z, in: context) ?? generalFusedSum(x, y, z, in: context)
  }

  /// Returns x · y + z for finite numbers if it is normal and not clamped; otherwise `nil`.
  ///
  /// Three cases have a fast path. In the first, product and addend fit 128 bits, like a sum of two
  /// coefficients. In the second, both fit 256 bits at the smaller exponent. In the third, the
  /// addend has a much larger exponent, and the product is cut at the addend's last digit.
  @inline(__always)
  private static func quickFusedSum(
    _ x: Self, _ y: Self, _ z: Self, in context: ArithmeticContext
  ) -> Outcome<Self>? {
    let xHalf = x.upperHalf
    let yHalf = y.upperHalf
    let zHalf = z.upperHalf
    guard areFinite(xHalf, yHalf), areFinite(zHalf, zHalf) else { return nil }
    let sign = xHalf ^ yHalf
    let exponent = biasedExponent(xHalf) &+ biasedExponent(yHalf) &- exponentBias
    let product = UInt256(product: x.coefficient, y.coefficient)
    let addend = z.coefficient
    if product.high == 0 && product.low.leadingZeroBitCount > 2 {
      return quickSum(
        product.low, sign: sign, biasedExponent: exponent, addend, sign: zHalf,
        biasedExponent: biasedExponent(zHalf), in: context)
    }
    let gap = biasedExponent(zHalf) &- exponent
    let addendBits = 128 &- addend.leadingZeroBitCount
    let difference = UInt128(truncatingIfNeeded: Int64(bitPattern: sign ^ zHalf) &>> 63)
    if gap >= 0 {
      // With s as the highest set bit of 10^gap, addend · 10^gap < 2^(bits + s + 1) ≤ 2²⁵⁴. The
      // product of 226 bits is below 2²⁵⁴ too.
      if gap <= 76 && addendBits &+ leadingBitOfPowerOfTen(gap) < 254 {
        return quickExactSum(
          sign: sign, product, addend.scaled(byPowerOfTen: gap), difference: difference,
          biasedExponent: exponent, in: context)
      }
      return quickCutSum(
        sign: zHalf, addend, product, gap: gap, difference: difference,
        biasedExponent: biasedExponent(zHalf), in: context)
    }
    let productBits = 256 &- product.high.leadingZeroBitCount
    guard gap >= -76, productBits &+ leadingBitOfPowerOfTen(0 &- gap) < 254 else { return nil }
    return quickExactSum(
      sign: sign, product.scaled(byPowerOfTen: 0 &- gap), UInt256(low: addend),
      difference: difference, biasedExponent: biasedExponent(zHalf), in: context)
  }

  /// Returns ±(x ± y) for magnitudes below 2²⁵⁴ with equal exponents.
  ///
  /// The first sign is `sign`. The second sign is − if `difference` has all bits set, and + if it
  /// is 0. The sum is exact before it is rounded.
  @inline(__always)
  private static func quickExactSum(
    sign: UInt64, _ x: UInt256, _ y: UInt256, difference: UInt128, biasedExponent: Int,
    in context: ArithmeticContext
  ) -> Outcome<Self>? {
    let sum = x.adding(y, negatedBy: difference)
    let below = UInt128(truncatingIfNeeded: Int128(truncatingIfNeeded: sum.high) &>> 127)
    let magnitude = UInt256.zero.adding(sum, negatedBy: below)
    if magnitude.isZero { return nil }
    return quickRounded(
      magnitude, sign: sign ^ UInt64(truncatingIfNeeded: below), biasedExponent: biasedExponent,
      in: context)
  }

  /// Returns ±(upper · 10^gap ± lower) for a product `lower`, cut as in the sum of two
  /// coefficients.
  ///
  /// The first sign is `sign`. The second sign is − if `difference` has all bits set, and + if it
  /// is 0.
  ///
  /// upper · 10^gap is at least 2²⁵² > 10⁷⁵ and the product is below 10⁶⁸. So the product has at
  /// most 34 − 7 digits above the unit of `upper` scaled to 34 digits.
  @inline(__always)
  private static func quickCutSum(
    sign: UInt64, _ upper: UInt128, _ lower: UInt256, gap: Int, difference: UInt128,
    biasedExponent: Int, in context: ArithmeticContext
  ) -> Outcome<Self>? {
    let limit = powersOfTen[context.precision]
    guard upper < limit, upper != 0, lower.high != 0 else { return nil }
    let room = context.precision &- upper.decimalDigitCount
    let exponent = biasedExponent &- room
    let count = gap &- room
    guard count <= 76, context.isOrdinary(biasedExponent: exponent),
      let cut = lower.cut(digits: count)
    else { return nil }
    // The remainder is not 0, because `cut` returns `nil` for 0. Subtracting a fraction takes one
    // more whole unit and adds the complement of the fraction.
    let whole = cut.kept &+ (1 & difference)
    let remainder =
      cut.discarded.remainder ^ (cut.discarded.remainder ^ cut.discarded.missing) & difference
    let discarded = DiscardedDigits(
      remainder: remainder, of: cut.discarded.remainder &+ cut.discarded.missing)
    var sum = upper &* powersOfTen[room] &+ ((whole ^ difference) &- difference)
    guard sum < limit, sum >= powersOfTen[context.precision &- 1] else { return nil }
    sum &+= discarded.increment(of: sum, sign: sign, rounding: context.rounding)
    guard sum < limit else { return nil }
    return Outcome(
      Decimal128(sign: sign, coefficient: sum, biasedExponent: exponent), discarded.conditions)
  }

  @inline(never)
  package static func generalFusedSum(
    _ x: Self, _ y: Self, _ z: Self, in context: ArithmeticContext
  ) -> Outcome<Self> {
    // 0 · ∞ is invalid for every z, also for a NaN.
    if (x.isZero && y.isInfinite) || (x.isInfinite && y.isZero) {
      return Outcome(.nan(), .invalidOperation)
    }
    // A signaling z takes precedence over a quiet x or y.
    if z.isSignalingNaN && !x.isSignalingNaN && !y.isSignalingNaN {
      if let outcome = propagatedNaN(z, in: context) { return outcome }
    }
    if let outcome = propagatedNaN(x, y, in: context) ?? propagatedNaN(z, in: context) {
      return outcome
    }
    let isNegative = x.isNegative != y.isNegative
    if x.isInfinite || y.isInfinite {
      if z.isInfinite && z.isNegative != isNegative {
        return Outcome(.nan(), .invalidOperation)
      }
      return Outcome(infinity(isNegative: isNegative))
    }
    if z.isInfinite { return Outcome(z) }
    return rounded(
      Unrounded(
        sumOf: UInt256(product: x.coefficient, y.coefficient),
        at: x.finiteExponent + y.finiteExponent, isNegative: isNegative,
        and: UInt256(low: z.coefficient), at: z.finiteExponent, isNegative: z.isNegative,
        rounding: context.rounding),
      in: context)
  }
}
