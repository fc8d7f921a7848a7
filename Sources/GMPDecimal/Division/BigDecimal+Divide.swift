import DecimalArithmetic

extension BigDecimal {
  // Always inlined: the compiler would otherwise split the function into a wrapper and a copy with
  // fewer arguments.
  /// GDA divide: returns x ÷ y, rounded once; the difference of the exponents is preferred.
  ///
  ///     let share = BigDecimal.divide(2, by: 3, in: .decimal32)
  ///     share.value  // 0.6666667
  ///     share.conditions  // Inexact Rounded
  ///     BigDecimal.divide(1, by: 0, in: .decimal32).conditions  // Division_by_zero
  ///
  /// - Conditions: division by zero for x ÷ 0 (infinity), division undefined for 0 ÷ 0 (NaN).
  @inline(__always)
  public static func divide(
    _ x: BigDecimal, by y: BigDecimal, in context: ArithmeticContext
  ) -> Outcome<BigDecimal> {
    quotient(x, y, in: context)
  }

  /// Returns the quotient; the limbs of the quotient are written to `destination` if they fit.
  @inline(__always)
  static func quotient(
    _ x: BigDecimal, _ y: BigDecimal, in context: ArithmeticContext,
    destination: LimbsReference? = nil
  ) -> Outcome<BigDecimal> {
    let isNegative = x.isNegative != y.isNegative
    if areInline(x, y), x.inline != 0, y.inline != 0,
      let quotient = fullQuotient(
        x.inline, y.inline, isNegative: isNegative, exponent: x.exponent - y.exponent,
        Rounding(context: context, storage: .smallest))
    {
      return quotient
    }
    return longQuotient(x, y, in: context, destination: destination)
  }

  @inline(never)
  private static func longQuotient(
    _ x: BigDecimal, _ y: BigDecimal, in context: ArithmeticContext, destination: LimbsReference?
  ) -> Outcome<BigDecimal> {
    let isNegative = x.isNegative != y.isNegative
    let rounding = Rounding(context: context, storage: x.storage.joined(y.storage))
    guard x.isFinite && y.isFinite && !y.hasZeroCoefficient else {
      return specialQuotient(x, y, isNegative: isNegative, rounding)
    }
    let exponent = x.exponent - y.exponent
    if x.hasZeroCoefficient { return rounding.zero(isNegative: isNegative, exponent: exponent) }
    // With these zeros appended to x, the quotient has precision + 1 or precision + 2 digits.
    let zeros = max(0, context.precision + 1 + y.coefficientDigits - x.coefficientDigits)
    let isInline = x.limbs == nil && y.limbs == nil
    if isInline && context.precision <= widePrecision {
      return inlineQuotient(
        x.inline, y.inline, zeros: zeros, isNegative: isNegative, exponent: exponent, rounding)
    }
    return limbQuotient(
      x, y, zeros: zeros, isNegative: isNegative, exponent: exponent, rounding,
      destination: destination)
  }

  private static func specialQuotient(
    _ x: BigDecimal, _ y: BigDecimal, isNegative: Bool, _ rounding: Rounding
  ) -> Outcome<BigDecimal> {
    let storage = rounding.storage
    if let nan = propagatedNaN(x, y, in: rounding.context) { return nan }
    if y.isInfinite {
      if x.isInfinite { return invalid(storage) }
      let zero = rounding.zero(isNegative: isNegative, exponent: rounding.context.etiny)
      return Outcome(zero.value, .clamped)
    }
    if x.isZero { return invalid(storage, .divisionUndefined) }
    let infinity = BigDecimal(.infinity, isNegative: isNegative, storage: storage)
    return Outcome(infinity, x.isInfinite ? [] : .divisionByZero)
  }

  private static func inlineQuotient(
    _ x: UInt128, _ y: UInt128, zeros: Int, isNegative: Bool, exponent: Int, _ rounding: Rounding
  ) -> Outcome<BigDecimal> {
    let (whole, rest) = x.quotientAndRemainder(dividingBy: y)
    if rest == 0 {
      return rounding.roundWords(isNegative: isNegative, whole, exponent: exponent)
    }
    // With zeros appended to x, the quotient has at most 38 digits (see `widePrecision`). Without
    // zeros, the quotient is at most x, which is below 2¹²⁸.
    let division = UInt256(x).appendingZeros(zeros).divided(by: y)
    var coefficient = division.quotient.low
    var exponent = exponent - zeros
    #if SeededFaults
    if let wrong = rounding.faultyQuotient(division, isNegative, exponent) { return wrong }
    #endif
    if division.remainder == 0 { exponent += coefficient.stripZeros(limit: zeros) }
    return rounding.roundWords(
      isNegative: isNegative, coefficient, exponent: exponent,
      isTruncated: division.remainder != 0)
  }

  /// Returns a quotient of exactly precision digits, rounded by its remainder.
  ///
  /// The result is `nil` if the quotient is exact, subnormal or near overflow, or if the
  /// computation may exceed words.
  @inline(__always)
  private static func fullQuotient(
    _ x: UInt128, _ y: UInt128, isNegative: Bool, exponent: Int, _ rounding: Rounding
  ) -> Outcome<BigDecimal>? {
    // If x is below y after both are scaled to equal digit counts, the first digit of the quotient
    // is one place lower.
    let difference = x.digitCount - y.digitCount
    let isBelow =
      difference >= 0
      ? x < y &* powersOfTen[difference] : x &* powersOfTen[-difference] < y
    let adjusted = exponent + difference - (isBelow ? 1 : 0)
    let zeros = rounding.context.precision - 1 - difference + (isBelow ? 1 : 0)
    guard (0...UInt128.inlineDigits).contains(zeros),
      rounding.context.precision <= UInt128.inlineDigits,
      rounding.isOrdinary(adjustedExponent: adjusted)
    else { return nil }
    let (quotient, remainder) = WordDivisor(y).divide(UInt256(product: x, powersOfTen[zeros]))
    if remainder == 0 { return nil }
    return rounding.keep(
      isNegative: isNegative, quotient.low, exponent: exponent - zeros,
      DiscardedPart(remainder: remainder, of: y))
  }

  private static func limbQuotient(
    _ x: BigDecimal, _ y: BigDecimal, zeros allZeros: Int, isNegative: Bool, exponent: Int,
    _ rounding: Rounding, destination: LimbsReference?
  ) -> Outcome<BigDecimal> {
    // The number of factors 2 or 5 of the divisor is below its number of bits, so an exact quotient
    // has at most that number of decimals. The first division appends only that number of zeros: a
    // large precision costs time only if the quotient is not exact. An exact quotient beyond the
    // largest intermediate is longer than the longest result.
    let room = intermediateDigits - x.coefficientDigits
    let mayEnd = min(allZeros, y.coefficientBits)
    if min(mayEnd, room) < allZeros {
      let short = limbQuotient(
        x, y, appending: min(mayEnd, room), isNegative: isNegative, exponent: exponent, rounding,
        destination: destination, ifExact: true)
      if let short { return short }
    }
    if allZeros <= room {
      let full = limbQuotient(
        x, y, appending: allZeros, isNegative: isNegative, exponent: exponent, rounding,
        destination: destination, ifExact: false)
      if let full { return full }
    }
    return insufficientStorage(rounding.storage)
  }

  /// Returns the rounded quotient of x × 10^zeros and y.
  ///
  /// The result is `nil` if `zeros` is negative, or if `ifExact` is set and a remainder is left.
  private static func limbQuotient(
    _ x: BigDecimal, _ y: BigDecimal, appending zeros: Int, isNegative: Bool, exponent: Int,
    _ rounding: Rounding, destination: LimbsReference?, ifExact: Bool
  ) -> Outcome<BigDecimal>? {
    if zeros < 0 { return nil }
    let room = x.limbCount + Natural.limbs(forDigits: zeros) + 2
    return Natural.inScratch(room, destination) { number in
      var coefficient = number
      x.withLimbs { coefficient.assign($0) }
      coefficient.appendZeros(zeros)
      let isExact = y.withLimbs { divisor in
        coefficient.divide(by: divisor) { $0.allSatisfy { $0 == 0 } }
      }
      if ifExact && !isExact { return nil }
      var exponent = exponent - zeros
      #if SeededFaults
      if rounding.errs(y, isExact) { return rounding.wrongRatio(isNegative, coefficient, exponent) }
      #endif
      if isExact { exponent += coefficient.stripZeros(limit: zeros) }
      return rounding.round(
        isNegative: isNegative, coefficient, exponent: exponent, isTruncated: !isExact)
    }
  }
}
