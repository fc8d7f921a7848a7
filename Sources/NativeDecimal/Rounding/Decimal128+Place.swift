import DecimalArithmetic

extension Decimal128 {
  /// Rounds an exact result once at the position that `target` asks for: the contract of a
  /// conversion.
  static func placed(
    _ exact: Unrounded, at target: RoundingTarget, preferredExponent: Int,
    in context: ArithmeticContext
  ) -> Conversion<Self> {
    if exact.coefficient.isZero && !exact.isSticky {
      return placedZero(exact, at: target, preferredExponent: preferredExponent, in: context)
    }
    let digitCount = exact.coefficient.decimalDigitCount
    let adjusted = exact.exponent + digitCount - 1
    let limit = max(adjusted - context.precision + 1, context.etiny)
    switch target {
    case .digits(let count):
      precondition(count >= 1, "no digits asked for")
      let digits = min(count, context.precision)
      return cut(
        exact, digitCount: digitCount, at: max(adjusted - digits + 1, context.etiny),
        digits: digits,
        preferredExponent: preferredExponent, in: context)
    case .decimals(let wanted, let elseDigits):
      precondition(elseDigits >= 0, "less than no digits asked for")
      let decimals = withinRange(wanted)
      var result = cut(
        exact, digitCount: digitCount, at: max(-decimals, limit), digits: context.precision,
        preferredExponent: preferredExponent, in: context)
      if result.value.isZero && elseDigits > 0 {
        result = placed(
          exact, at: .digits(elseDigits), preferredExponent: preferredExponent, in: context)
      }
      #if SeededFaults
      if let wrong = misplaced(result, exact, target, preferredExponent, context) { return wrong }
      #endif
      result.isPrecisionLimited = limit > -decimals
      return result
    }
  }

  /// Limits decimals to ±exponentLimit, which is beyond every exponent of the format and safe to
  /// negate.
  private static func withinRange(_ decimals: Int) -> Int {
    min(max(decimals, -NumericString.exponentLimit), NumericString.exponentLimit)
  }

  private static func placedZero(
    _ exact: Unrounded, at target: RoundingTarget, preferredExponent: Int,
    in context: ArithmeticContext
  ) -> Conversion<Self> {
    var exponent = preferredExponent
    if case .decimals(let decimals, _) = target {
      exponent = max(exponent, -withinRange(decimals))
    }
    let outcome = zero(isNegative: exact.isNegative, exponent: exponent, in: context)
    return Conversion(outcome.value, outcome.conditions)
  }

  /// Cuts `exact` at `position`.
  ///
  /// `digitCount` is the digit count of the exact number; `digits` is the largest digit count of
  /// the result.
  @inline(__always)
  private static func cut(
    _ exact: Unrounded, digitCount: Int, at position: Int, digits: Int, preferredExponent: Int,
    in context: ArithmeticContext
  ) -> Conversion<Self> {
    let isSubnormal = exact.exponent + digitCount - 1 < context.minExponent
    var conditions: Conditions = isSubnormal ? .subnormal : []
    var (kept, discarded) = exact.cut(at: position, digitCount: digitCount)
    var exponent = max(position, exact.exponent)
    if discarded.isZero {
      exponent += kept.moved(from: exponent, to: max(position, preferredExponent))
    } else {
      conditions.formUnion(discarded.conditions)
      if isSubnormal { conditions.insert(.underflow) }
      kept &+= discarded.increment(
        of: kept, sign: exact.isNegative ? .max : 0, rounding: context.rounding)
      if kept == powersOfTen[digits] {
        kept = powersOfTen[digits - 1]
        exponent += 1
      }
      if kept == 0 {
        // The result is rounded to 0, and is clamped only if Etiny, not the requested decimals, set
        // the position.
        let outcome = zero(isNegative: exact.isNegative, exponent: exponent, in: context)
        let clamped: Conditions = position == context.etiny ? .clamped : []
        return Conversion(outcome.value, conditions.union(outcome.conditions).union(clamped))
      }
    }
    let outcome = fitted(
      isNegative: exact.isNegative, coefficient: kept, exponent: exponent,
      conditions: conditions, in: context)
    return Conversion(outcome.value, outcome.conditions)
  }
}

extension UInt128 {
  /// Moves an exact coefficient towards another exponent and returns the change of the exponent.
  ///
  /// A larger exponent removes trailing zeros as far as there are any; a smaller one always appends
  /// zeros.
  fileprivate mutating func moved(from exponent: Int, to preferred: Int) -> Int {
    if preferred > exponent { return stripTrailingZeros(limit: preferred - exponent) }
    self *= powersOfTen[exponent - preferred]
    return preferred - exponent
  }
}
