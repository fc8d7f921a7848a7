import DecimalArithmetic

extension BigDecimal {
  /// The sum at the place of an upper number that has all the precision's digits.
  ///
  /// Only what the lower number has there is added, the rest decides the rounding. `nil` if digits come or
  /// go.
  static func fullLimbSum(
    _ upper: BigDecimal, _ lower: BigDecimal, _ signs: Signs, _ rounding: Rounding,
    _ destination: LimbsReference?
  ) -> Outcome<BigDecimal>? {
    guard rounding.storage == .smallest, !upper.hasZeroCoefficient,
      upper.adjustedExponent >= rounding.context.minExponent,
      upper.adjustedExponent < rounding.context.maxExponent
    else { return nil }
    if let upperLimbs = upper.limbsOfParameter, let lowerLimbs = lower.limbsOfParameter {
      return fullLimbSum(
        upperLimbs, lowerLimbs, gap: upper.exponent - lower.exponent, exponent: upper.exponent,
        signs, rounding, destination)
    }
    return upper.withLimbs { upperLimbs in
      lower.withLimbs { lowerLimbs in
        fullLimbSum(
          upperLimbs, lowerLimbs, gap: upper.exponent - lower.exponent,
          exponent: upper.exponent, signs, rounding, destination)
      }
    }
  }

  /// The same for the limbs of both: what is counted stays outside of the work.
  private static func fullLimbSum(
    _ upper: UnsafeBufferPointer<UInt>, _ lower: UnsafeBufferPointer<UInt>, gap: Int,
    exponent: Int, _ signs: Signs, _ rounding: Rounding, _ destination: LimbsReference?
  ) -> Outcome<BigDecimal>? {
    Natural.inScratch(max(upper.count, lower.count) + 2, destination) { number in
      var total = number
      total.assign(lower)
      var discarded = total.dropDigits(gap)
      if signs.areEqual {
        total.add(upper)
      } else {
        if total.compared(with: upper) >= 0 { return nil }
        total.subtract(from: upper)
        if discarded != .zero {
          total.decrement()
          discarded = discarded.complement
          #if SeededFaults
          if SeededFault.gmpComplementForgotten.isActive { discarded = discarded.complement }
          #endif
        }
        if total.isZero { return nil }
      }
      // With nothing cut off, any number of digits will do.
      if gap == 0 {
        return rounding.round(isNegative: signs.upper, total, exponent: exponent)
      }
      let digits = total.digitCount
      if digits != rounding.context.precision { return nil }
      return rounding.keep(
        isNegative: signs.upper, total, exponent: exponent, digitCount: digits, discarded)
    }
  }
}

extension DiscardedPart {
  /// What is missing to a full unit where there is a part.
  var complement: DiscardedPart {
    switch self {
    case .zero, .half: self
    case .belowHalf: .aboveHalf
    case .aboveHalf: .belowHalf
    }
  }
}
