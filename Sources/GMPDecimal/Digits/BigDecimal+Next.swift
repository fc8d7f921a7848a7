import DecimalArithmetic

extension BigDecimal {
  /// GDA next-plus: returns the smallest number of the context above x.
  ///
  ///     BigDecimal.nextPlus(1, in: .decimal32).value  // 1.000001
  ///     BigDecimal.nextPlus(-1, in: .decimal32).value  // -0.9999999
  public static func nextPlus(
    _ x: BigDecimal, in context: ArithmeticContext
  ) -> Outcome<BigDecimal> {
    propagatedNaN(x, in: context) ?? neighbor(x, isAbove: true, in: context)
  }

  public static func nextMinus(
    _ x: BigDecimal, in context: ArithmeticContext
  ) -> Outcome<BigDecimal> {
    propagatedNaN(x, in: context) ?? neighbor(x, isAbove: false, in: context)
  }

  public static func nextToward(
    _ x: BigDecimal, _ y: BigDecimal, in context: ArithmeticContext
  ) -> Outcome<BigDecimal> {
    if let nan = propagatedNaN(x, y, in: context) { return nan }
    let order = order(x, y)
    if order == 0 { return Outcome(copySign(x, of: y)) }
    let outcome = neighbor(x, isAbove: order < 0, in: context)
    switch outcome.value.numberClass(in: context) {
    case .negativeNormal, .positiveNormal, .quietNaN, .signalingNaN: return outcome
    case .negativeInfinity, .positiveInfinity:
      return Outcome(outcome.value, [.overflow, .inexact, .rounded])
    case .negativeSubnormal, .positiveSubnormal:
      return Outcome(outcome.value, [.underflow, .subnormal, .inexact, .rounded])
    case .negativeZero, .positiveZero:
      return Outcome(outcome.value, [.underflow, .subnormal, .inexact, .rounded, .clamped])
    }
  }

  /// Returns the nearest number of the context above or below x.
  ///
  /// The outcome raises at most insufficient storage.
  private static func neighbor(
    _ x: BigDecimal, isAbove: Bool, in context: ArithmeticContext
  ) -> Outcome<BigDecimal> {
    let directed = context.rounding(isAbove ? .ceiling : .floor)
    if x.isInfinite {
      if x.isNegative != isAbove { return Outcome(x) }
      // Overflow returns the largest finite number in rounding mode down.
      let largest = Rounding(context: context.rounding(.down), storage: x.storage)
      return storedOnly(largest.overflow(isNegative: x.isNegative))
    }
    // Rounds x in the direction. If x fits the context, the neighbor is one step away from x.
    let rounded = fitted(x, in: directed)
    if rounded.value != x { return storedOnly(rounded) }
    return storedOnly(step(from: rounded.value, isAbove: isAbove, in: directed))
  }

  /// Returns `outcome` without its conditions except insufficient storage.
  private static func storedOnly(_ outcome: Outcome<BigDecimal>) -> Outcome<BigDecimal> {
    Outcome(outcome.value, outcome.conditions.intersection(.insufficientStorage))
  }

  /// Adds or subtracts one unit in the last place of the full precision.
  ///
  /// - Precondition: `x` fits the context.
  private static func step(
    from x: BigDecimal, isAbove: Bool, in context: ArithmeticContext
  ) -> Outcome<BigDecimal> {
    let rounding = Rounding(context: context, storage: x.storage)
    if x.hasZeroCoefficient {
      return Outcome(
        BigDecimal(
          isNegative: !isAbove, coefficient: 1, exponent: context.etiny, storage: x.storage))
    }
    let isOutward = x.isNegative != isAbove
    // The unit just below a power of ten is a tenth of the unit above it, but at least 10^Etiny.
    var unit = x.adjustedExponent - context.precision + 1
    if !isOutward && x.isPowerOfTen { unit -= 1 }
    #if SeededFaults
    unit += !isOutward && x.isPowerOfTen ? faultyStep : 0
    #endif
    unit = max(unit, context.etiny)
    let zeros = x.exponent - unit
    if x.coefficientDigits + zeros > maximumDigits { return insufficientStorage(x.storage) }
    if let words = x.words, x.coefficientDigits + zeros <= UInt128.inlineDigits {
      let scaled = words * powersOfTen[zeros]
      return rounding.roundWords(
        isNegative: x.isNegative, isOutward ? scaled + 1 : scaled - 1, exponent: unit)
    }
    var scaled = x.natural
    scaled.appendZeros(zeros)
    if isOutward { scaled.increment() } else { scaled.decrement() }
    return rounding.round(isNegative: x.isNegative, scaled, exponent: unit)
  }

  /// Whether the coefficient is a power of ten.
  private var isPowerOfTen: Bool {
    if let words { return words == powersOfTen[coefficientDigits - 1] }
    var rest = natural
    return rest.stripZeros(limit: coefficientDigits) == coefficientDigits - 1
      && rest.compared(with: Natural(1)) == 0
  }
}
