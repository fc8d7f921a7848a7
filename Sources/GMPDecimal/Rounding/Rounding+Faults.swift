#if SeededFaults
import DecimalArithmetic

extension Rounding {
  /// Whether ``faultyRound(_:_:_:_:)`` rounds instead of the right function.
  var roundsWrongly: Bool {
    SeededFault.gmpTailForgotten.isActive || SeededFault.gmpEtinyOffByOne.isActive
      || SeededFault.gmpUnderflowNotRaised.isActive
      || SeededFault.gmpCarryNotRenormalised.isActive
  }

  /// Returns a number rounded without its tail, at a place below Etiny, without underflow or
  /// without renormalisation of a carry.
  func faultyRound<C: Coefficient & ~Copyable>(
    _ isNegative: Bool, _ exact: consuming C, _ exponent: Int, _ isTruncated: Bool
  ) -> Outcome<BigDecimal> {
    var coefficient = exact
    let hasTail = faultyTail(isTruncated)
    if coefficient.isZero && !hasTail { return zero(isNegative: isNegative, exponent: exponent) }
    var digits = coefficient.digitCount
    var exponent = exponent
    let adjusted = exponent + digits - 1
    if adjusted > context.maxExponent { return overflow(isNegative: isNegative) }
    let isSubnormal = adjusted < context.minExponent
    var conditions: Conditions = isSubnormal ? .subnormal : []
    let etiny = context.etiny - (SeededFault.gmpEtinyOffByOne.isActive ? 1 : 0)
    let excess = max(digits - context.precision, etiny - exponent)
    if excess > 0 {
      conditions.insert(.rounded)
      let cut = coefficient.dropDigits(excess)
      let discarded = hasTail ? cut.withTail : cut
      exponent += excess
      digits = max(digits - excess, 0)
      if discarded != .zero {
        conditions.insert(.inexact)
        if isSubnormal && !SeededFault.gmpUnderflowNotRaised.isActive {
          conditions.insert(.underflow)
        }
        let grows = context.rounding.increments(
          lastDigit: coefficient.decidingDigit(context.rounding), isNegative: isNegative,
          discarded: discarded)
        if grows {
          coefficient.increment()
          digits = coefficient.digitCount
        }
        if digits > context.precision && !SeededFault.gmpCarryNotRenormalised.isActive {
          _ = coefficient.dropDigits(1)
          digits -= 1
          exponent += 1
        }
      }
      if digits == 0 { conditions.insert(.clamped) }
    }
    return settle(
      isNegative: isNegative, coefficient, exponent: exponent, digitCount: digits, conditions)
  }

  /// Returns whether a number has a tail; `false` for every number that loses its tail.
  func faultyTail(_ isTruncated: Bool) -> Bool {
    isTruncated && !SeededFault.gmpTailForgotten.isActive
  }

  /// The context without the clamp of the exponent.
  var faultyContext: ArithmeticContext {
    guard SeededFault.gmpClampMissing.isActive else { return context }
    return ArithmeticContext(
      precision: context.precision, maxExponent: context.maxExponent,
      minExponent: context.minExponent, rounding: context.rounding)
  }

  /// Returns a zero whose exponent exceeds the largest exponent of the context.
  func faultyZero(_ isNegative: Bool, _ exponent: Int) -> Outcome<BigDecimal>? {
    let largest = context.clamp ? context.etop : context.maxExponent
    guard SeededFault.gmpZeroUnclamped.isActive && exponent > largest else { return nil }
    let value = (0 as UInt128).value(
      isNegative: isNegative, exponent: exponent, digitCount: 1, appendingZeros: 0,
      storage: storage)
    return Outcome(value)
  }

  /// Returns an infinity of an overflow that does not raise inexact.
  func faultyOverflow(_ isNegative: Bool) -> Outcome<BigDecimal>? {
    guard SeededFault.gmpOverflowWithoutInexact.isActive,
      context.rounding.overflowsToInfinity(isNegative: isNegative)
    else { return nil }
    let infinity = BigDecimal(.infinity, isNegative: isNegative, storage: storage)
    return Outcome(infinity, [.overflow, .rounded])
  }

  /// Returns a number with one digit more than the precision, after a carry out of nines.
  @inline(__always)
  func faultyCarry(
    _ isNegative: Bool, _ coefficient: UInt128, _ exponent: Int
  ) -> Outcome<BigDecimal>? {
    guard SeededFault.gmpCarryNotRenormalised.isActive else { return nil }
    return Outcome(
      BigDecimal(isNegative: isNegative, inline: coefficient, exponent: exponent),
      [.inexact, .rounded])
  }

  /// Returns an exponent that the step after a carry only brings back to the exponent before the
  /// carry.
  func faultyExponent(beforeCarry exponent: Int) -> Int {
    SeededFault.gmpCarryNotRenormalised.isActive ? exponent - 1 : exponent
  }
}

extension Rounding {
  /// Returns an exact quotient in words that keeps its trailing zeros.
  func faultyQuotient(
    _ division: (quotient: UInt256, remainder: UInt128), _ isNegative: Bool, _ exponent: Int
  ) -> Outcome<BigDecimal>? {
    guard SeededFault.gmpQuotientNotReduced.isActive && division.remainder == 0 else { return nil }
    return roundWords(isNegative: isNegative, division.quotient.low, exponent: exponent)
  }

  /// Whether ``wrongRatio(_:_:_:)`` rounds the quotient in limbs by a divisor.
  func errs(_ divisor: BigDecimal, _ isExact: Bool) -> Bool {
    if isExact { return SeededFault.gmpQuotientNotReduced.isActive }
    return SeededFault.gmpQuotientOfFourWordsWrong.isActive && divisor.coefficientDigits == 57
      && context.precision == 90
  }

  /// Returns an exact quotient in limbs with its trailing zeros, or another quotient that is 100
  /// units too large.
  func wrongRatio(
    _ isNegative: Bool, _ exact: consuming Natural, _ exponent: Int
  ) -> Outcome<BigDecimal> {
    var quotient = exact
    let isTooLarge = SeededFault.gmpQuotientOfFourWordsWrong.isActive
    if isTooLarge { quotient.add(100) }
    return round(
      isNegative: isNegative, quotient, exponent: exponent, isTruncated: isTooLarge)
  }

  /// Returns a tie of half-even that quantize in words sends toward zero.
  @inline(__always)
  func faultyTie(
    _ isNegative: Bool, _ quotient: UInt128, _ exponent: Int
  ) -> Outcome<BigDecimal>? {
    guard SeededFault.gmpQuantizeTieDown.isActive && context.rounding == .halfEven else {
      return nil
    }
    return Outcome(
      BigDecimal(isNegative: isNegative, inline: quotient, exponent: exponent),
      [.inexact, .rounded])
  }

  /// Whether quantize accepts a carry to one digit more than the precision.
  func accepts(_ adjustedExponent: Int, _ target: Int) -> Bool {
    SeededFault.gmpQuantizeCarryAccepted.isActive
      && adjustedExponent - target == context.precision
  }

  /// Returns the quantized number with one digit more than the precision.
  func carried<C: Coefficient & ~Copyable>(
    _ isNegative: Bool, _ coefficient: consuming C, _ exponent: Int, _ conditions: Conditions
  ) -> Outcome<BigDecimal> {
    let digits = coefficient.digitCount
    return settle(
      isNegative: isNegative, coefficient, exponent: exponent, digitCount: digits, conditions)
  }
}
#endif
