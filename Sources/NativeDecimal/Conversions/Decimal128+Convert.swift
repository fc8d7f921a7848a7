import DecimalArithmetic

extension Decimal128 {
  /// Applies `map` exactly to x and rounds the result once, at the position that `target` asks for.
  ///
  /// ``DecimalBackend/convert(_:by:to:in:)`` states the rules and the conditions.
  ///
  ///     let miles = ConversionMap.linear(ExactRatio(1_609_344, exponent: -3)!)
  ///     let meters = Decimal128.convert(26, by: miles, to: .digits(5), in: .decimal128)
  ///     meters.value  // 41843
  ///     meters.isExact  // false
  public static func convert(
    _ x: Self, by map: ConversionMap, to target: RoundingTarget, in context: ArithmeticContext
  ) -> Conversion<Self> {
    if let outcome = propagatedNaN(x, in: context) {
      return Conversion(outcome.value, outcome.conditions)
    }
    let exact: Unrounded
    switch map {
    case .linear(let ratio) where !x.isInfinite:
      exact = Mapped.product(x, ratio, precision: context.precision)
    case .affine(let map) where !x.isInfinite:
      exact = Mapped.image(x, map, precision: context.precision, rounding: context.rounding)
    default:
      return tracedConvert(x, by: map, to: target, in: context).conversion
    }
    return placed(exact, at: target, preferredExponent: x.finiteExponent, in: context)
  }

  /// Converts a number that is no NaN and returns the depth of Ziv's loop, if the map needs the
  /// loop.
  ///
  /// With a `firstWidth` the enclosures begin with this number of words, and the faster paths are
  /// skipped. The result is the same as without a `firstWidth`.
  @inline(never)
  package static func tracedConvert(
    _ x: Self, by map: ConversionMap, to target: RoundingTarget, in context: ArithmeticContext,
    firstWidth: Int? = nil
  ) -> TracedConversion {
    if x.isInfinite {
      return TracedConversion(
        imageOfInfinity(isNegative: x.isNegative, by: map, to: target, in: context))
    }
    switch map {
    case .linear, .affine: return TracedConversion(convert(x, by: map, to: target, in: context))
    case .reciprocal(let ratio):
      return TracedConversion(reciprocal(x, ratio, to: target, in: context))
    case .irrational(let ratio, let factor):
      return irrationalProduct(x, ratio, factor, to: target, in: context, firstWidth: firstWidth)
    case .logarithm(let map):
      return level(x, map, to: target, in: context, firstWidth: firstWidth ?? Ziv.firstWidth)
    case .exponential(let map):
      return levelPower(x, map, to: target, in: context, firstWidth: firstWidth ?? Ziv.firstWidth)
    case .shift(let map):
      return levelSum(x, map, to: target, in: context, firstWidth: firstWidth ?? Ziv.firstWidth)
    }
  }
}

/// The converted number before rounding: exact, or with enough digits and a sticky flag.
private enum Mapped {
  /// Returns x converted by an affine map; inlined, because a call would copy the map of 300 bytes.
  @inline(__always)
  static func image(
    _ x: Decimal128, _ map: AffineMap, precision: Int, rounding: RoundingMode
  ) -> Unrounded {
    if map.offset.isZero { return product(x, map.scale, precision: precision) }
    if x.isZero {
      let one = Decimal128(isNegative: false, coefficient: 1, exponent: 0)
      return product(one, map.offset, precision: precision)
    }
    return sum(x, map, precision: precision, rounding: rounding)
  }

  /// Returns x · numerator ÷ denominator, with at least precision + 2 digits if it is not exact.
  ///
  /// If the division needs scaling, the dividend gets precision + 2 digits more than the
  /// denominator: at most 75 digits, below 2²⁵⁰. Otherwise the dividend is the product, below 2²⁴¹.
  static func product(_ x: Decimal128, _ ratio: ExactRatio, precision: Int) -> Unrounded {
    var exact = Unrounded(
      isNegative: x.isNegative != ratio.isNegative,
      coefficient: UInt256(product: x.coefficient, ratio.numerator),
      exponent: x.finiteExponent + ratio.exponent)
    if ratio.denominator != 1 && !x.isZero {
      exact.divide(exact.coefficient, by: ratio.denominator, precision: precision)
    }
    return exact
  }

  /// Returns (multiplier · x · 10^a ± addend · 10^b) ÷ divisor for an x and an addend other than 0.
  ///
  /// a and b are the exponents of scale and offset. The term with the larger exponent is scaled by
  /// at most 10⁷⁷, so it stays below 2⁴⁹⁷. For a larger gap of exponents the scaled term has 78
  /// digits or more and the other term at most 73. The quotient then has at least 38 digits, and
  /// the cut part of the other term is only a fraction of the sum's last unit.
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
  /// Returns the quotient of a sum whose terms fit 2²⁵⁴ at the smaller exponent: the usual case.
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
