import DecimalArithmetic

extension BigDecimal {
  /// Returns the sum at the exponent of an `upper` that has precision digits.
  ///
  /// Adds the part of `lower` that overlaps `upper`; the remaining digits only decide the rounding.
  /// Returns `nil` if the sum has more or fewer digits than `upper`.
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

  /// Returns the sum of two operands given as limbs, so that the computation counts no references.
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
          discarded = faultyComplement(discarded)
          #endif
        }
        if total.isZero { return nil }
      }
      // With gap 0 no digits are cut off: the sum is exact, whatever its number of digits.
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
  /// The part that completes this part to a unit; zero remains zero.
  var complement: DiscardedPart {
    switch self {
    case .zero, .half: self
    case .belowHalf: .aboveHalf
    case .aboveHalf: .belowHalf
    }
  }
}
