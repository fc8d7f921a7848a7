import DecimalArithmetic

/// Rounds exact results to a context, once; only conversions round elsewhere.
struct Rounding {
  let context: ArithmeticContext
  let storage: CoefficientStorage

  /// Rounds ±coefficient × 10^exponent to the limits of the context.
  ///
  /// With `isTruncated` the magnitude of the exact number exceeds that of the given number by less
  /// than a unit of its last digit.
  ///
  /// - Precondition: with `isTruncated` the coefficient has more digits than the precision, so that
  ///   digits are dropped.
  func round<C: Coefficient & ~Copyable>(
    isNegative: Bool, _ exact: consuming C, exponent: Int, isTruncated: Bool = false
  ) -> Outcome<BigDecimal> {
    #if SeededFaults
    if roundsWrongly { return faultyRound(isNegative, exact, exponent, isTruncated) }
    #endif
    var coefficient = exact
    if coefficient.isZero && !isTruncated {
      return zero(isNegative: isNegative, exponent: exponent)
    }
    var digits = coefficient.digitCount
    var exponent = exponent
    let adjusted = exponent + digits - 1
    if adjusted > context.maxExponent { return overflow(isNegative: isNegative) }
    var conditions: Conditions = adjusted < context.minExponent ? .subnormal : []
    let excess = max(digits - context.precision, context.etiny - exponent)
    if excess > 0 {
      conditions.insert(.rounded)
      var discarded = coefficient.dropDigits(excess)
      if isTruncated { discarded = discarded.withTail }
      exponent += excess
      digits = max(digits - excess, 0)
      if discarded != .zero {
        conditions.insert(.inexact)
        if adjusted < context.minExponent { conditions.insert(.underflow) }
        let grows = context.rounding.increments(
          lastDigit: coefficient.decidingDigit(context.rounding), isNegative: isNegative,
          discarded: discarded)
        if grows {
          coefficient.increment()
          digits = coefficient.digitCount
          if digits > context.precision {
            // After a carry out of nines the last digit is 0, so no nonzero digit is dropped.
            _ = coefficient.dropDigits(1)
            digits -= 1
            exponent += 1
          }
        }
      }
      if digits == 0 { conditions.insert(.clamped) }
    }
    return settle(
      isNegative: isNegative, coefficient, exponent: exponent, digitCount: digits, conditions)
  }

  /// Applies overflow and clamp to ±coefficient × 10^exponent, which is already rounded.
  ///
  /// `digitCount` is 0 for 0. Zeros are appended down to the exponent `padding`, which is at most
  /// `exponent`; the extended coefficient must fit the precision.
  func settle<C: Coefficient & ~Copyable>(
    isNegative: Bool, _ coefficient: consuming C, exponent: Int, digitCount: Int,
    _ conditions: Conditions, padding: Int? = nil
  ) -> Outcome<BigDecimal> {
    #if SeededFaults
    let context = faultyContext
    #endif
    let wanted = padding ?? exponent
    if digitCount == 0 {
      let outcome = zero(isNegative: isNegative, exponent: wanted)
      return Outcome(outcome.value, outcome.conditions.union(conditions))
    }
    if exponent + digitCount - 1 > context.maxExponent {
      let outcome = overflow(isNegative: isNegative)
      return Outcome(outcome.value, outcome.conditions.union(conditions))
    }
    let largest = context.clamp ? context.etop : context.maxExponent
    let kept = min(wanted, largest)
    let zeros = exponent - kept
    if digitCount + zeros > BigDecimal.maximumDigits {
      return BigDecimal.insufficientStorage(storage)
    }
    let value = coefficient.value(
      isNegative: isNegative, exponent: kept, digitCount: digitCount, appendingZeros: zeros,
      storage: storage)
    return Outcome(value, kept == wanted ? conditions : conditions.union(.clamped))
  }

  /// Returns a zero with the exponent in the context's range that is nearest to `exponent`.
  func zero(isNegative: Bool, exponent: Int) -> Outcome<BigDecimal> {
    #if SeededFaults
    if let wrong = faultyZero(isNegative, exponent) { return wrong }
    #endif
    let largest = context.clamp ? context.etop : context.maxExponent
    let kept = min(max(exponent, context.etiny), largest)
    let value = (0 as UInt128).value(
      isNegative: isNegative, exponent: kept, digitCount: 1, appendingZeros: 0, storage: storage)
    return Outcome(value, kept == exponent ? [] : .clamped)
  }

  /// Returns an infinity or the largest finite number, depending on the rounding mode.
  func overflow(isNegative: Bool) -> Outcome<BigDecimal> {
    #if SeededFaults
    if let wrong = faultyOverflow(isNegative) { return wrong }
    #endif
    let conditions: Conditions = [.overflow, .inexact, .rounded]
    if context.rounding.overflowsToInfinity(isNegative: isNegative) {
      return Outcome(BigDecimal(.infinity, isNegative: isNegative, storage: storage), conditions)
    }
    let precision = context.precision
    if precision > BigDecimal.maximumDigits { return BigDecimal.insufficientStorage(storage) }
    if precision <= UInt128.inlineDigits && storage == .smallest {
      let nines = BigDecimal(
        isNegative: isNegative, inline: powersOfTen[precision] - 1, exponent: context.etop)
      return Outcome(nines, conditions)
    }
    var nines = Natural(powerOfTen: precision)
    nines.decrement()
    let value = nines.value(
      isNegative: isNegative, exponent: context.etop, digitCount: precision, appendingZeros: 0,
      storage: storage)
    return Outcome(value, conditions)
  }
}
