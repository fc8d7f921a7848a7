import DecimalArithmetic

/// An exact magnitude waiting to be rounded: (coefficient + a fraction below 1) × 10^exponent.
struct Unrounded {
  var isNegative: Bool
  var coefficient: UInt256
  var exponent: Int
  /// Whether the fraction is not 0.
  ///
  /// Then the coefficient has more digits than the precision, so that at least one digit is cut and the
  /// fraction only breaks ties.
  var isSticky = false

  /// The exponent of the first digit.
  var adjustedExponent: Int { exponent + coefficient.decimalDigitCount - 1 }

  /// The digits from `position` up, and how the rest compares with half a unit there.
  func cut(at position: Int) -> (kept: UInt128, discarded: DiscardedPart) {
    let count = position - exponent
    assert(count > 0 || !isSticky)
    if count <= 0 { return (coefficient.low, .zero) }
    if count > coefficient.decimalDigitCount {
      return (0, coefficient.isZero && !isSticky ? .zero : .belowHalf)
    }
    var rest = coefficient
    var hasRest = isSticky
    var remaining = count
    // The lowest digits first, so that the last division is by at most 10³⁸.
    while remaining > largestPower {
      let (quotient, remainder) = rest.quotientAndRemainder(dividingBy: powersOfTen[largestPower])
      rest = quotient
      hasRest = hasRest || remainder != 0
      remaining -= largestPower
    }
    let unit = powersOfTen[remaining]
    let (kept, remainder) = rest.quotientAndRemainder(dividingBy: unit)
    let discarded: DiscardedPart =
      if remainder == 0 && !hasRest {
        .zero
      } else if remainder < unit / 2 {
        .belowHalf
      } else if remainder == unit / 2 && !hasRest {
        .half
      } else {
        .aboveHalf
      }
    return (kept.low, discarded)
  }
}

extension Decimal128 {
  /// Rounds to the context's precision and range: the end of every operation that may not fit.
  ///
  /// Source: General Decimal Arithmetic Specification 1.70, "Rounding", "Exceptional conditions".
  static func rounded(
    _ exact: Unrounded, in context: ArithmeticContext
  ) -> Outcome<Decimal128> {
    if exact.coefficient.isZero && !exact.isSticky {
      return zero(isNegative: exact.isNegative, exponent: exact.exponent, in: context)
    }
    let adjusted = exact.adjustedExponent
    let position = max(adjusted - context.precision + 1, context.etiny)
    let isSubnormal = adjusted < context.minExponent
    var conditions: Conditions = isSubnormal ? .subnormal : []
    if position <= exact.exponent {
      return fitted(
        isNegative: exact.isNegative, coefficient: exact.coefficient.low,
        exponent: exact.exponent, conditions: conditions, in: context)
    }
    var (kept, discarded) = exact.cut(at: position)
    conditions.insert(.rounded)
    if discarded != .zero { conditions.insert(isSubnormal ? [.inexact, .underflow] : .inexact) }
    var exponent = position
    if context.rounding.increments(
      lastDigit: UInt8(truncatingIfNeeded: kept % 10), isNegative: exact.isNegative,
      discarded: discarded)
    {
      kept += 1
      if kept == powersOfTen[context.precision] {
        kept /= 10
        exponent += 1
      }
    }
    if kept == 0 { conditions.insert(.clamped) }
    return fitted(
      isNegative: exact.isNegative, coefficient: kept, exponent: exponent,
      conditions: conditions, in: context)
  }

  /// A zero with the exponent nearest to `exponent` in the context's range.
  static func zero(
    isNegative: Bool, exponent: Int, in context: ArithmeticContext
  ) -> Outcome<Decimal128> {
    let nearest = min(max(exponent, context.etiny), context.topExponent)
    return Outcome(
      Decimal128(isNegative: isNegative, coefficient: 0, exponent: nearest),
      nearest == exponent ? [] : .clamped)
  }

  /// The value of digits that fit the precision: overflow and clamp are left to judge.
  static func fitted(
    isNegative: Bool, coefficient: UInt128, exponent: Int, conditions: Conditions,
    in context: ArithmeticContext
  ) -> Outcome<Decimal128> {
    if exponent <= context.etop || coefficient == 0 {
      return Outcome(
        Decimal128(isNegative: isNegative, coefficient: coefficient, exponent: exponent), conditions
      )
    }
    if exponent + coefficient.decimalDigitCount - 1 > context.maxExponent {
      let value =
        context.rounding.overflowsToInfinity(isNegative: isNegative)
        ? infinity(isNegative: isNegative)
        : Decimal128(
          isNegative: isNegative, coefficient: powersOfTen[context.precision] - 1,
          exponent: context.etop)
      return Outcome(value, conditions.union([.overflow, .inexact, .rounded]))
    }
    guard context.clamp else {
      return Outcome(
        Decimal128(isNegative: isNegative, coefficient: coefficient, exponent: exponent), conditions
      )
    }
    let padded = coefficient * powersOfTen[exponent - context.etop]
    return Outcome(
      Decimal128(isNegative: isNegative, coefficient: padded, exponent: context.etop),
      conditions.union(.clamped))
  }
}
