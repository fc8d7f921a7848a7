import DecimalArithmetic

extension BigDecimal {
  /// GDA fused-multiply-add: returns x · y + z, rounded once.
  ///
  ///     let x = BigDecimal("1.000001")!
  ///     BigDecimal.multiply(x, x, in: .decimal32).value  // 1.000002
  ///     BigDecimal.fma(x, x, adding: BigDecimal("-1.000002")!, in: .decimal32).value  // 1E-12
  ///
  /// - Conditions: invalid operation (and NaN) for 0 · ∞, also if z is a quiet NaN.
  public static func fma(
    _ x: BigDecimal, _ y: BigDecimal, adding z: BigDecimal, in context: ArithmeticContext
  ) -> Outcome<BigDecimal> {
    #if SeededFaults
    if let wrong = faultyFusedSum(x, y, z, in: context) { return wrong }
    #endif
    let storage = x.storage.joined(y.storage).joined(z.storage)
    let isNegative = x.isNegative != y.isNegative
    guard x.isFinite && y.isFinite && z.isFinite else {
      return specialFusedSum(x, y, z, isNegative: isNegative, in: context, storage)
    }
    let exponent = x.exponent + y.exponent
    if let first = x.words, let second = y.words, let addend = z.words {
      let product = UInt256(product: first, second)
      if product.high == 0 && product.low < UInt128.inlineLimit {
        return add(
          BigDecimal(isNegative: isNegative, inline: product.low, exponent: exponent), z,
          in: context)
      }
      let sum = wideSum(
        product, isNegative: isNegative, exponent: exponent, addend, isNegative: z.isNegative,
        exponent: z.exponent, Rounding(context: context, storage: storage))
      if let sum { return sum }
      // A product far below the addend affects the sum only by being nonzero, so one digit replaces
      // the product.
      let far = BigDecimal(
        isNegative: isNegative, inline: 1, exponent: exponent + product.digitCount - 1)
      if Alignment(upper: z, lower: far, precision: context.precision).lowerIsFar {
        return add(far, z, in: context)
      }
    }
    let digits = x.coefficientDigits + y.coefficientDigits
    if digits > intermediateDigits { return insufficientStorage(storage) }
    var product = x.natural
    product.multiply(by: y.natural)
    let count = product.digitCount
    // The addition takes the exact product as an operand and handles distant exponents.
    let exact = product.value(
      isNegative: isNegative, exponent: exponent, digitCount: count, appendingZeros: 0,
      storage: storage)
    return add(exact, z, in: context)
  }

  private static func specialFusedSum(
    _ x: BigDecimal, _ y: BigDecimal, _ z: BigDecimal, isNegative: Bool,
    in context: ArithmeticContext, _ storage: CoefficientStorage
  ) -> Outcome<BigDecimal> {
    // 0 · ∞ is invalid for every z, even for a NaN z.
    if (x.isZero && y.isInfinite) || (x.isInfinite && y.isZero) { return invalid(storage) }
    if let nan = propagatedNaN(x, y, z, in: context) { return nan }
    if x.isFinite && y.isFinite { return Outcome(z) }
    return add(BigDecimal(.infinity, isNegative: isNegative, storage: storage), z, in: context)
  }

  /// Returns ±product ± addend, computed in 256 bits and rounded; `nil` if the sum may exceed 256
  /// bits.
  ///
  /// The product has at least 39 digits, 3 more than the precision. The part of the addend below 76
  /// digits of the product is less than 10⁻³⁷ of the product. A subtraction cancels at most one
  /// digit, so this part changes the rounding only by whether it is 0. An addend of 0 needs no
  /// alignment.
  private static func wideSum(
    _ product: UInt256, isNegative: Bool, exponent: Int, _ addend: UInt128,
    isNegative addendIsNegative: Bool, exponent addendExponent: Int, _ rounding: Rounding
  ) -> Outcome<BigDecimal>? {
    if rounding.context.precision > widePrecision { return nil }
    var addend = addend
    var addendExponent = addendExponent
    let lowest = exponent - (UInt256.digits - product.digitCount)
    if addend == 0 {
      addendExponent = exponent
    } else if addendExponent < lowest {
      let cut = lowest + 1 - addendExponent
      let (whole, rest) =
        cut > UInt128.inlineDigits ? (0, addend) : addend.divided(byPowerOfTen: cut)
      addend = whole * 10 + (rest == 0 ? 0 : 1)
      addendExponent = lowest
    }
    let gap = exponent - addendExponent
    // After the alignment both numbers are below 10⁷⁶, so their sum is below 2²⁵⁶.
    if max(product.digitCount + max(gap, 0), addend.digitCount + max(-gap, 0)) > UInt256.digits {
      return nil
    }
    let first = product.appendingZeros(max(gap, 0))
    let second = UInt256(addend).appendingZeros(max(-gap, 0))
    let isFirstLarger = second < first
    let total: UInt256
    if isNegative == addendIsNegative {
      total = first + second
    } else {
      total = isFirstLarger ? first - second : second - first
    }
    // `add` determines the sign of a zero sum.
    if total.isZero { return nil }
    return rounding.roundWide(
      isNegative: isFirstLarger ? isNegative : addendIsNegative, total,
      exponent: min(exponent, addendExponent))
  }
}
