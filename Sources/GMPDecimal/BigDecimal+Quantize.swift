import DecimalArithmetic

extension BigDecimal {
  public static func quantize(
    _ x: BigDecimal, to y: BigDecimal, in context: ArithmeticContext
  ) -> Outcome<BigDecimal> {
    let storage = x.storage.joined(y.storage)
    guard x.isFinite && y.isFinite else {
      if let nan = propagatedNaN(x, y, in: context) { return nan }
      guard x.isInfinite && y.isInfinite else { return invalid(storage) }
      return Outcome(BigDecimal(.infinity, isNegative: x.isNegative, storage: storage))
    }
    guard (context.etiny...context.maxExponent).contains(y.exponent) else {
      return invalid(storage)
    }
    let rounding = Rounding(context: context, storage: storage)
    if x.hasZeroCoefficient {
      return rounding.zero(isNegative: x.isNegative, exponent: y.exponent)
    }
    // Adjusted first: the difference of the exponents may be any size.
    if x.adjustedExponent > context.maxExponent
      || x.adjustedExponent - y.exponent + 1 > context.precision
    {
      return invalid(storage)
    }
    if x.coefficientDigits + max(x.exponent - y.exponent, 0) > maximumDigits {
      return insufficientStorage(storage)
    }
    return x.limbs == nil && storage == .smallest
      ? rounding.quantize(x.inline, isNegative: x.isNegative, from: x.exponent, to: y.exponent)
      : rounding.quantize(x.natural, isNegative: x.isNegative, from: x.exponent, to: y.exponent)
  }
}

extension Rounding {
  /// ± coefficient × 10^exponent, not 0, written with the exponent `target`, which the context has.
  fileprivate func quantize<C: Coefficient & ~Copyable>(
    _ exact: consuming C, isNegative: Bool, from exponent: Int, to target: Int
  ) -> Outcome<BigDecimal> {
    var coefficient = exact
    let discarded = coefficient.dropDigits(target - exponent)
    var conditions: Conditions = target > exponent ? .rounded : []
    if discarded != .zero { conditions.insert(.inexact) }
    let grows = context.rounding.increments(
      lastDigit: coefficient.lastDigit, isNegative: isNegative, discarded: discarded)
    if grows { coefficient.increment() }
    if coefficient.isZero {
      return settle(
        isNegative: isNegative, coefficient, exponent: target, digitCount: 0, conditions)
    }
    let digits = coefficient.digitCount
    let adjusted = max(exponent, target) + digits - 1
    // The carry may have made it one digit too long.
    if adjusted - target + 1 > context.precision || adjusted > context.maxExponent {
      return BigDecimal.invalid(storage)
    }
    if adjusted < context.minExponent { conditions.insert(.subnormal) }
    return settle(
      isNegative: isNegative, coefficient, exponent: max(exponent, target), digitCount: digits,
      conditions, padding: target)
  }
}
