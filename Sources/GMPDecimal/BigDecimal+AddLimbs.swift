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
    let precision = rounding.context.precision
    guard rounding.storage == .smallest, !upper.hasZeroCoefficient,
      upper.adjustedExponent >= rounding.context.minExponent,
      upper.adjustedExponent < rounding.context.maxExponent
    else { return nil }
    let gap = upper.exponent - lower.exponent
    return Natural.inScratch(max(upper.limbCount, lower.limbCount) + 2, destination) { number in
      var total = number
      lower.withLimbs { total.assign($0) }
      var discarded = total.dropDigits(gap)
      let isPositive = upper.withLimbs { upper in
        if signs.areEqual {
          total.add(upper)
          return true
        }
        if total.compared(with: upper) >= 0 { return false }
        total.subtract(from: upper)
        if discarded != .zero {
          total.decrement()
          discarded = discarded.complement
        }
        return true
      }
      guard isPositive, !total.isZero else { return nil }
      let digits = total.digitCount
      // With nothing cut off, any number of digits will do.
      if gap == 0 {
        return rounding.round(isNegative: signs.upper, total, exponent: upper.exponent)
      }
      if digits != precision { return nil }
      return rounding.keep(
        isNegative: signs.upper, total, exponent: upper.exponent, digitCount: digits, discarded)
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
