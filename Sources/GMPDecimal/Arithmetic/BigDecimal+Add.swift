import DecimalArithmetic

extension BigDecimal {
  // Always inlined: the compiler would otherwise split the function into a wrapper and a copy with
  // fewer arguments.
  /// GDA add: returns x + y, rounded once; the smaller exponent of the two is preferred.
  ///
  ///     BigDecimal.add(12, BigDecimal("7.00")!, in: .decimal128).value  // 19.00
  ///     let far = BigDecimal.add(BigDecimal("1E+9")!, BigDecimal("0.01")!, in: .decimal32)
  ///     far.value  // 1.000000E+9
  ///     far.conditions  // Inexact Rounded
  @inline(__always)
  public static func add(
    _ x: BigDecimal, _ y: BigDecimal, in context: ArithmeticContext
  ) -> Outcome<BigDecimal> {
    sum(x, y, flippingSecond: false, in: context)
  }

  // Always inlined: the compiler would otherwise split the function into a wrapper and a copy with
  // fewer arguments.
  @inline(__always)
  public static func subtract(
    _ x: BigDecimal, _ y: BigDecimal, in context: ArithmeticContext
  ) -> Outcome<BigDecimal> {
    sum(x, y, flippingSecond: true, in: context)
  }

  /// Returns x + y or x − y; the limbs of the result are written to `destination` if they fit.
  @inline(__always)
  static func sum(
    _ x: BigDecimal, _ y: BigDecimal, flippingSecond: Bool, in context: ArithmeticContext,
    destination: LimbsReference? = nil
  ) -> Outcome<BigDecimal> {
    let yIsNegative = y.isNegative != flippingSecond
    if areInline(x, y) {
      let rounding = Rounding(context: context, storage: .smallest)
      let gap = x.exponent - y.exponent
      let sum =
        gap >= 0
        ? inlineSum(
          x.inline, y.inline, Signs(upper: x.isNegative, lower: yIsNegative), gap: gap,
          exponent: y.exponent, rounding)
        : inlineSum(
          y.inline, x.inline, Signs(upper: yIsNegative, lower: x.isNegative), gap: -gap,
          exponent: x.exponent, rounding)
      if let sum { return sum }
    }
    return longSum(x, y, flippingSecond: flippingSecond, in: context, destination: destination)
  }

  @inline(never)
  private static func longSum(
    _ x: BigDecimal, _ y: BigDecimal, flippingSecond: Bool, in context: ArithmeticContext,
    destination: LimbsReference?
  ) -> Outcome<BigDecimal> {
    if !(x.isFinite && y.isFinite) {
      return specialSum(x, y, flippingSecond: flippingSecond, in: context)
    }
    let yIsNegative = y.isNegative != flippingSecond
    let rounding = Rounding(context: context, storage: x.storage.joined(y.storage))
    return x.exponent >= y.exponent
      ? aligned(x, y, Signs(upper: x.isNegative, lower: yIsNegative), rounding, destination)
      : aligned(y, x, Signs(upper: yIsNegative, lower: x.isNegative), rounding, destination)
  }

  private static func aligned(
    _ upper: BigDecimal, _ lower: BigDecimal, _ signs: Signs, _ rounding: Rounding,
    _ destination: LimbsReference?
  ) -> Outcome<BigDecimal> {
    if upper.coefficientDigits == rounding.context.precision,
      let sum = fullLimbSum(upper, lower, signs, rounding, destination)
    {
      return sum
    }
    let alignment = Alignment(
      upper: upper, lower: lower, precision: rounding.context.precision)
    if upper.limbs == nil && lower.limbs == nil,
      let sum = alignment.inlineSum(upper.inline, lower.inline, signs, rounding)
    {
      return sum
    }
    return alignment.limbSum(upper, lower, signs, rounding, destination)
  }

  /// Returns the rounded sum of upper × 10^gap and lower; `nil` if the product may exceed words.
  @inline(__always)
  private static func inlineSum(
    _ upper: UInt128, _ lower: UInt128, _ signs: Signs, gap: Int, exponent: Int,
    _ rounding: Rounding
  ) -> Outcome<BigDecimal>? {
    // The product is below 2⁶⁴ · 10¹⁸ < 10³⁸, so no digits need to be counted.
    if gap == 0 || (gap <= 18 && upper >> 64 == 0) {
      return inlineSum(upper &* powersOfTen[gap], lower, signs, exponent: exponent, rounding)
    }
    if let sum = fullSum(
      upper, lower, signs, gap: gap, exponent: exponent &+ gap, rounding)
    {
      return sum
    }
    // The product is below 10³⁸ · 10³⁸ < 2²⁵⁶, and so is the sum of product and `lower`.
    return gap <= UInt128.inlineDigits
      ? wideSum(upper, lower, signs, gap: gap, exponent: exponent, rounding) : nil
  }

  /// Returns the sum at the exponent of an `upper` that has precision digits.
  ///
  /// Adds the part of `lower` that overlaps `upper`; the remaining digits only decide the rounding.
  /// Returns `nil` if the sum has more or fewer digits than `upper`.
  @inline(__always)
  private static func fullSum(
    _ upper: UInt128, _ lower: UInt128, _ signs: Signs, gap: Int, exponent: Int,
    _ rounding: Rounding
  ) -> Outcome<BigDecimal>? {
    let precision = rounding.context.precision
    guard gap <= UInt128.inlineDigits, precision <= UInt128.inlineDigits,
      rounding.isOrdinary(adjustedExponent: exponent &+ precision &- 1)
    else { return nil }
    let least = powersOfTen[precision &- 1]
    let limit = powersOfTen[precision]
    if upper < least || upper >= limit { return nil }
    let unit = powersOfTen[gap]
    var (total, rest) = lower.divided(byPowerOfTen: gap)
    if signs.areEqual {
      total = upper &+ total
    } else {
      if total >= upper { return nil }
      total = upper &- total
      if rest != 0 {
        total &-= 1
        rest = unit &- rest
        #if SeededFaults
        total = faultyDifference(total)
        #endif
      }
    }
    if total < least || total >= limit { return nil }
    return rounding.keep(
      isNegative: signs.upper, total, exponent: exponent,
      DiscardedPart(remainder: rest, of: unit))
  }

  @inline(never)
  private static func wideSum(
    _ upper: UInt128, _ lower: UInt128, _ signs: Signs, gap: Int, exponent: Int,
    _ rounding: Rounding
  ) -> Outcome<BigDecimal>? {
    let aligned = UInt256(product: upper, powersOfTen[gap])
    if aligned.high == 0 && aligned.low < UInt128.inlineLimit {
      return inlineSum(aligned.low, lower, signs, exponent: exponent, rounding)
    }
    // The upper number is at least 10³⁸, and the lower number is below 10³⁸.
    let total = signs.areEqual ? aligned + UInt256(lower) : aligned - UInt256(lower)
    return rounding.roundWide(isNegative: signs.upper, total, exponent: exponent)
  }

  /// Returns the sum of two coefficients below 10³⁸; the sum is below 2¹²⁸.
  @inline(__always)
  static func inlineSum(
    _ upper: UInt128, _ lower: UInt128, _ signs: Signs, exponent: Int, _ rounding: Rounding
  ) -> Outcome<BigDecimal> {
    let total: UInt128
    let isNegative: Bool
    if signs.areEqual {
      (total, isNegative) = (upper &+ lower, signs.upper)
    } else if upper > lower {
      (total, isNegative) = (upper &- lower, signs.upper)
    } else {
      total = lower &- upper
      isNegative = total == 0 ? signs.ofZero(rounding) : signs.lower
    }
    return rounding.roundWords(isNegative: isNegative, total, exponent: exponent)
  }

  private static func specialSum(
    _ x: BigDecimal, _ y: BigDecimal, flippingSecond: Bool, in context: ArithmeticContext
  ) -> Outcome<BigDecimal> {
    if let nan = propagatedNaN(x, y, in: context) { return nan }
    let storage = x.storage.joined(y.storage)
    let yIsNegative = y.isNegative != flippingSecond
    if x.isInfinite && y.isInfinite && x.isNegative != yIsNegative { return invalid(storage) }
    let isNegative = x.isInfinite ? x.isNegative : yIsNegative
    return Outcome(BigDecimal(.infinity, isNegative: isNegative, storage: storage))
  }
}
