import DecimalArithmetic

extension BigDecimal {
  public static func add(
    _ x: BigDecimal, _ y: BigDecimal, in context: ArithmeticContext
  ) -> Outcome<BigDecimal> {
    sum(x, y, flippingSecond: false, in: context)
  }

  public static func subtract(
    _ x: BigDecimal, _ y: BigDecimal, in context: ArithmeticContext
  ) -> Outcome<BigDecimal> {
    sum(x, y, flippingSecond: true, in: context)
  }

  private static func sum(
    _ x: BigDecimal, _ y: BigDecimal, flippingSecond: Bool, in context: ArithmeticContext
  ) -> Outcome<BigDecimal> {
    if !(x.isFinite && y.isFinite) {
      return specialSum(x, y, flippingSecond: flippingSecond, in: context)
    }
    let yIsNegative = y.isNegative != flippingSecond
    let xIsUpper = x.exponent >= y.exponent
    let upper = xIsUpper ? x : y
    let lower = xIsUpper ? y : x
    let signs = Signs(
      upper: xIsUpper ? x.isNegative : yIsNegative, lower: xIsUpper ? yIsNegative : x.isNegative)
    let rounding = Rounding(context: context, storage: x.storage.joined(y.storage))
    let isInline = x.limbs == nil && y.limbs == nil
    if isInline {
      // Below 2⁶⁴ · 10¹⁸ < 10³⁸: no need to count digits.
      let gap = upper.exponent - lower.exponent
      if gap == 0 || (gap <= 18 && upper.inline >> 64 == 0) {
        return inlineSum(
          upper.inline * powersOfTen[gap], lower.inline, signs, exponent: lower.exponent, rounding)
      }
    }
    let alignment = Alignment(upper: upper, lower: lower, precision: context.precision)
    if isInline, let sum = alignment.inlineSum(upper.inline, lower.inline, signs, rounding) {
      return sum
    }
    return alignment.limbSum(upper, lower, signs, rounding)
  }

  /// The sum of two coefficients below 10³⁸, so below 2¹²⁸.
  fileprivate static func inlineSum(
    _ upper: UInt128, _ lower: UInt128, _ signs: Signs, exponent: Int, _ rounding: Rounding
  ) -> Outcome<BigDecimal> {
    let total: UInt128
    let isNegative: Bool
    if signs.areEqual {
      (total, isNegative) = (upper + lower, signs.upper)
    } else if upper > lower {
      (total, isNegative) = (upper - lower, signs.upper)
    } else {
      total = lower - upper
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

/// Which of two terms are negative: of the one with the larger exponent, and of the other.
private struct Signs {
  let upper: Bool
  let lower: Bool

  var areEqual: Bool { upper == lower }

  /// The sign of an exact 0: that of both, else plus unless rounding to floor.
  func ofZero(_ rounding: Rounding) -> Bool {
    areEqual ? upper : rounding.context.rounding == .floor
  }
}

/// How two finite numbers come to one exponent, without writing out a gap nobody will see.
private struct Alignment {
  /// The exponent of the sum before it is rounded.
  let exponent: Int
  /// How many zeros the number with the larger exponent gets.
  let zeros: Int
  /// Whether the other number is so far below that 1 × 10^exponent (or 0) stands for it.
  let lowerIsFar: Bool
  let upperDigits: Int
  let lowerDigits: Int

  init(upper: BigDecimal, lower: BigDecimal, precision: Int) {
    upperDigits = upper.coefficientDigits
    lowerDigits = lower.coefficientDigits
    if upper.hasZeroCoefficient {
      (exponent, zeros, lowerIsFar) = (lower.exponent, 0, false)
      return
    }
    // With zeros down to here the upper number has at least precision + 2 digits, one of which a
    // subtraction may cost. What is below this digit only matters by being 0 or not.
    let floor = upper.exponent - 1 - max(0, precision + 1 - upperDigits)
    lowerIsFar = lower.adjustedExponent < floor
    exponent = lowerIsFar ? floor : lower.exponent
    zeros = upper.exponent - exponent
  }
}

extension Alignment {
  /// The exact sum by words, rounded, or `nil` if it may not fit them.
  func inlineSum(
    _ upper: UInt128, _ lower: UInt128, _ signs: Signs, _ rounding: Rounding
  ) -> Outcome<BigDecimal>? {
    let lower = lowerIsFar && lower != 0 ? 1 : lower
    let digits = upperDigits + zeros
    if digits <= UInt128.inlineDigits {
      return BigDecimal.inlineSum(
        upper * powersOfTen[zeros], lower, signs, exponent: exponent, rounding)
    }
    if rounding.context.precision > BigDecimal.widePrecision || digits > UInt256.digits {
      return nil
    }
    let aligned = UInt256(upper).appendingZeros(zeros)
    // More than 38 digits against at most 38: the upper number is the larger.
    let total = signs.areEqual ? aligned + UInt256(lower) : aligned - UInt256(lower)
    let condensed = total.condensed()
    return rounding.roundWords(
      isNegative: signs.upper, condensed.coefficient,
      exponent: exponent + condensed.droppedDigits, isTruncated: condensed.isTruncated)
  }

  /// The exact sum in limbs, rounded.
  func limbSum(
    _ upper: BigDecimal, _ lower: BigDecimal, _ signs: Signs, _ rounding: Rounding
  ) -> Outcome<BigDecimal> {
    if max(upperDigits + zeros, lowerIsFar ? 1 : lowerDigits) >= BigDecimal.maximumDigits {
      return BigDecimal.insufficientStorage(rounding.storage)
    }
    var total = upper.natural
    total.appendZeros(zeros)
    let other = lowerIsFar ? Natural(lower.hasZeroCoefficient ? 0 : 1) : lower.natural
    var isNegative = signs.upper
    if signs.areEqual {
      total.add(other)
    } else if total.compared(with: other) > 0 {
      total.subtract(other)
    } else {
      total.subtract(from: other)
      isNegative = total.isZero ? signs.ofZero(rounding) : signs.lower
    }
    return rounding.round(isNegative: isNegative, total, exponent: exponent)
  }
}
