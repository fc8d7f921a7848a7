import DecimalArithmetic

/// An exact magnitude before rounding: (coefficient + a fraction below 1) × 10^exponent.
struct Unrounded {
  var isNegative: Bool
  var coefficient: UInt256
  var exponent: Int
  /// Whether the fraction is not 0.
  ///
  /// A sticky number has more digits in its coefficient than the precision. So rounding cuts at
  /// least one digit, and the fraction only breaks ties.
  var isSticky = false

  /// Returns the digits from `position` up, and the part cut off below.
  ///
  /// `digitCount` is the digit count of the coefficient.
  func cut(at position: Int, digitCount: Int) -> (kept: UInt128, discarded: DiscardedDigits) {
    let count = position - exponent
    assert(count > 0 || !isSticky)
    #if SeededFaults
    if let wrong = faultyCut(at: position, digitCount: digitCount) { return wrong }
    #endif
    let sticky: UInt64 = isSticky ? 1 : 0
    if count <= 0 { return (coefficient.low, DiscardedDigits(remainder: 0, of: 1)) }
    if count > digitCount {
      let isZero = coefficient.isZero && !isSticky
      return (0, DiscardedDigits(remainder: isZero ? 0 : 1, of: 10))
    }
    var rest = coefficient
    var hasRest = sticky
    var remaining = count
    // The lowest digits are cut first, so that the last division is by at most 10³⁸.
    while remaining > largestPower {
      let (quotient, remainder) = rest.quotientAndRemainder(byPowerOfTen: largestPower)
      rest = quotient
      if remainder != 0 { hasRest = 1 }
      remaining -= largestPower
    }
    let (kept, remainder) = rest.quotientAndRemainder(byPowerOfTen: remaining)
    return (
      kept.low,
      DiscardedDigits(remainder: remainder, of: powersOfTen[remaining], sticky: hasRest)
    )
  }
}

extension Decimal128 {
  /// Rounds to the context's precision and range: the last step of operations whose result may not
  /// fit.
  ///
  /// Source: General Decimal Arithmetic Specification 1.70, "Rounding", "Exceptional conditions".
  static func rounded(
    _ exact: Unrounded, in context: ArithmeticContext
  ) -> Outcome<Decimal128> {
    if exact.coefficient.isZero && !exact.isSticky {
      return zero(isNegative: exact.isNegative, exponent: exact.exponent, in: context)
    }
    let digitCount = exact.coefficient.decimalDigitCount
    #if SeededFaults
    if let wrong = faultyRounded(exact, digitCount: digitCount, in: context) { return wrong }
    #endif
    let adjusted = exact.exponent + digitCount - 1
    let position = max(adjusted - context.precision + 1, context.etiny)
    let isSubnormal = adjusted < context.minExponent
    var conditions: Conditions = isSubnormal ? .subnormal : []
    if position <= exact.exponent {
      return fitted(
        isNegative: exact.isNegative, coefficient: exact.coefficient.low,
        exponent: exact.exponent, conditions: conditions, in: context)
    }
    var (kept, discarded) = exact.cut(at: position, digitCount: digitCount)
    conditions.formUnion(discarded.conditions)
    if isSubnormal && !discarded.isZero { conditions.insert(.underflow) }
    var exponent = position
    kept &+= discarded.increment(
      of: kept, sign: exact.isNegative ? .max : 0, rounding: context.rounding)
    if kept == powersOfTen[context.precision] {
      kept = powersOfTen[context.precision - 1]
      exponent += 1
    }
    if kept == 0 { conditions.insert(.clamped) }
    return fitted(
      isNegative: exact.isNegative, coefficient: kept, exponent: exponent,
      conditions: conditions, in: context)
  }

  /// Returns a zero with the exponent nearest to `exponent` in the context's range.
  static func zero(
    isNegative: Bool, exponent: Int, in context: ArithmeticContext
  ) -> Outcome<Decimal128> {
    #if SeededFaults
    if let wrong = faultyZero(isNegative, exponent: exponent, in: context) { return wrong }
    #endif
    let nearest = min(max(exponent, context.etiny), context.topExponent)
    return Outcome(
      Decimal128(isNegative: isNegative, coefficient: 0, exponent: nearest),
      nearest == exponent ? [] : .clamped)
  }

  /// Returns the value of digits that fit the precision, after the checks for overflow and clamp.
  static func fitted(
    isNegative: Bool, coefficient: UInt128, exponent: Int, conditions: Conditions,
    in context: ArithmeticContext
  ) -> Outcome<Decimal128> {
    if exponent <= context.etop || coefficient == 0 {
      return Outcome(
        Decimal128(isNegative: isNegative, coefficient: coefficient, exponent: exponent), conditions
      )
    }
    #if SeededFaults
    if let wrong = misfit(isNegative, coefficient, exponent, conditions, context) { return wrong }
    #endif
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
