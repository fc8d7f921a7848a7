import DecimalArithmetic

extension Decimal128 {
  public static func convert(
    _ x: Self, by map: ConversionMap, to target: RoundingTarget, in context: ArithmeticContext
  ) -> Conversion<Self> {
    if let outcome = propagatedNaN(x, in: context) {
      return Conversion(outcome.value, outcome.conditions)
    }
    if x.isInfinite {
      return Conversion(infinity(isNegative: x.isNegative != map.scale.isNegative))
    }
    let exact = Mapped(x, by: map, precision: context.precision, rounding: context.rounding)
    return placed(exact.result, at: target, preferredExponent: x.finiteExponent, in: context)
  }
}

extension ConversionMap {
  /// What x is multiplied by.
  fileprivate var scale: ExactRatio {
    switch self {
    case .linear(let ratio): ratio
    case .affine(let map): map.scale
    default: .one
    }
  }
}

/// The exact image of a finite number under a map, cut only where no rounding can see it.
private struct Mapped {
  var result: Unrounded

  /// Inlined, because a map of 300 bytes would be copied for the call.
  @inline(__always)
  init(_ x: Decimal128, by map: ConversionMap, precision: Int, rounding: RoundingMode) {
    switch map {
    case .linear(let ratio):
      result = Self.product(x, ratio, precision: precision)
    case .affine(let map) where map.offset.isZero:
      result = Self.product(x, map.scale, precision: precision)
    case .affine(let map) where x.isZero:
      result = Self.product(
        Decimal128(isNegative: false, coefficient: 1, exponent: 0), map.offset,
        precision: precision)
    case .affine(let map):
      result = Self.sum(x, map, precision: precision, rounding: rounding)
    default: preconditionFailure("not yet")
    }
  }

  /// x · numerator ÷ denominator, with at least precision + 2 digits if it is not exact.
  ///
  /// Where the division needs scaling, the dividend gets precision + 2 digits more than the
  /// denominator: at most 75, below 2²⁵⁰. Where it does not, it is the product, below 2²⁴¹.
  private static func product(_ x: Decimal128, _ ratio: ExactRatio, precision: Int) -> Unrounded {
    var exact = Unrounded(
      isNegative: x.isNegative != ratio.isNegative,
      coefficient: UInt256(product: x.coefficient, ratio.numerator),
      exponent: x.finiteExponent + ratio.exponent)
    if ratio.denominator != 1 && !x.isZero {
      exact.divide(exact.coefficient, by: ratio.denominator, precision: precision)
    }
    return exact
  }

  /// (multiplier · x · 10^a ± addend · 10^b) ÷ divisor, for an x and an addend that are not 0.
  ///
  /// The term with the larger exponent is scaled by at most 10⁷⁷, so it stays below 2⁴⁹⁷; beyond that
  /// gap it has 78 digits or more and the other term at most 73, which leaves the quotient at least
  /// 38 digits and what is cut of the other term only a fraction of the sum's last unit.
  private static func sum(
    _ x: Decimal128, _ map: AffineMap, precision: Int, rounding: RoundingMode
  ) -> Unrounded {
    let product = Unrounded(
      isNegative: x.isNegative != map.scale.isNegative,
      coefficient: UInt256(product: x.coefficient, map.multiplier),
      exponent: x.finiteExponent + map.scale.exponent)
    let constant = Unrounded(
      isNegative: map.offset.isNegative, coefficient: UInt256(low: map.addend),
      exponent: map.offset.exponent)
    let (upper, lower) =
      product.exponent >= constant.exponent ? (product, constant) : (constant, product)
    let gap = upper.exponent - lower.exponent
    if gap <= 76 && upper.coefficient.bitWidth + leadingBitOfPowerOfTen(gap) < 254 {
      return narrowSum(upper, lower, gap: gap, by: map.divisor, precision: precision, rounding)
    }
    let scale = min(gap, 77)
    let upperMagnitude = UInt512(upper.coefficient).scaled(byPowerOfTen: scale)
    let (cut, isSticky) = lower.coefficient.shiftedRight(digits: gap - scale)
    let lowerMagnitude = UInt512(cut)
    var exact = Unrounded(
      isNegative: upper.isNegative, coefficient: .zero, exponent: upper.exponent - scale,
      isSticky: isSticky)
    var dividend: UInt512
    if upper.isNegative == lower.isNegative {
      dividend = upperMagnitude + lowerMagnitude
    } else if upperMagnitude < lowerMagnitude {
      dividend = lowerMagnitude - upperMagnitude
      exact.isNegative = lower.isNegative
    } else {
      dividend = upperMagnitude - lowerMagnitude
      if isSticky { dividend = dividend - UInt512(UInt256(low: 1)) }
      if dividend.asUInt256?.isZero == true { exact.isNegative = rounding == .floor }
    }
    exact.divide(dividend, by: map.divisor, precision: precision)
    return exact
  }
}

extension Mapped {
  /// The sum of two terms that fit 2²⁵⁴ at the smaller exponent, and the division: the usual case.
  private static func narrowSum(
    _ upper: Unrounded, _ lower: Unrounded, gap: Int, by divisor: UInt128, precision: Int,
    _ rounding: RoundingMode
  ) -> Unrounded {
    let mask: UInt128 = upper.isNegative == lower.isNegative ? 0 : .max
    let sum = upper.coefficient.scaled(byPowerOfTen: gap).adding(
      lower.coefficient, negatedBy: mask)
    let below: UInt128 = sum.high.leadingZeroBitCount == 0 ? .max : 0
    let magnitude = UInt256.zero.adding(sum, negatedBy: below)
    var exact = Unrounded(
      isNegative: upper.isNegative != (below != 0), coefficient: .zero, exponent: lower.exponent)
    if magnitude.isZero && mask != 0 { exact.isNegative = rounding == .floor }
    exact.divide(magnitude, by: divisor, precision: precision)
    return exact
  }
}

extension Unrounded {
  /// Takes the quotient of dividend and `divisor` as the coefficient, with at least precision + 2 digits
  /// if the division is not exact.
  fileprivate mutating func divide(
    _ dividend: UInt256, by divisor: UInt128, precision: Int
  ) {
    // 1 divides exactly, and 0 has no digits to scale.
    if divisor == 1 || dividend.isZero {
      coefficient = dividend
      return
    }
    let missing = divisor.decimalDigitCount &- dividend.decimalDigitCount
    let scale = max(0, precision &+ 2 &+ missing)
    let scaled = scale == 0 ? dividend : dividend.scaled(byPowerOfTen: scale)
    let remainder: UInt128
    if scaled.high < divisor {
      let (quotient, rest) = scaled.narrowQuotientAndRemainder(dividingBy: divisor)
      (coefficient, remainder) = (UInt256(low: quotient), rest)
    } else {
      (coefficient, remainder) = scaled.quotientAndRemainder(dividingBy: divisor)
    }
    exponent -= scale
    isSticky = isSticky || remainder != 0
  }

  /// The same for (dividend + the sticky fraction) of any width.
  ///
  /// A quotient beyond 2²⁵⁶ loses its last 38 digits to the sticky fraction and keeps at least 39.
  fileprivate mutating func divide(_ dividend: UInt512, by divisor: UInt128, precision: Int) {
    if let narrow = dividend.asUInt256 {
      divide(narrow, by: divisor, precision: precision)
      return
    }
    var (rest, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
    isSticky = isSticky || remainder != 0
    while rest.asUInt256 == nil {
      (rest, remainder) = rest.quotientAndRemainder(dividingBy: powersOfTen[largestPower])
      isSticky = isSticky || remainder != 0
      exponent += largestPower
    }
    coefficient = rest.asUInt256 ?? .zero
  }
}
