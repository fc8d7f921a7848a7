import DecimalArithmetic

/// A conversion and the depth of Ziv's loop that decided it: 0 if it was decided without.
package struct TracedConversion {
  package var conversion: Conversion<Decimal128>
  package var depth: Int

  init(_ conversion: Conversion<Decimal128>, depth: Int = 0) {
    self.conversion = conversion
    self.depth = depth
  }
}

extension Decimal128 {
  /// Rounds exact · 10^scale once at the position a target asks for, whatever the scale is.
  ///
  /// Only levels have results of 10¹⁸ digits, and only their exponent tells which decimals would cut them
  /// away. A number far below every context is the same speck wherever it lies. Of one far above, what
  /// counts is the distance from the decimals asked for, and 100 is as good as more for at most 78
  /// digits: both move down together.
  static func placed(
    _ exact: Unrounded, scale: Int64, at target: RoundingTarget, in context: ArithmeticContext
  ) -> Conversion<Decimal128> {
    var exact = exact
    let reach: Int64 = 30_000
    let exponent = Int64(exact.exponent) + scale
    exact.exponent = Int(truncatingIfNeeded: min(max(exponent, -reach), reach))
    guard exponent > reach, case .decimals(let decimals, let elseDigits) = target else {
      return placed(exact, at: target, preferredExponent: 0, in: context)
    }
    let position = 0 - max(Int64(decimals), -Int64.max)
    let (difference, overflow) = position.subtractingReportingOverflow(exponent)
    let distance = overflow ? -100 : min(max(difference, -100), 100)
    return placed(
      exact, at: .decimals(Int(truncatingIfNeeded: -(reach + distance)), elseDigits: elseDigits),
      preferredExponent: 0, in: context)
  }

  /// Rounds digits · 10^scale, digits of an irrational number.
  static func placed(
    _ digits: LeadingDigits, isNegative: Bool, scale: Int64, at target: RoundingTarget,
    in context: ArithmeticContext
  ) -> Conversion<Decimal128> {
    placed(
      Unrounded(
        isNegative: isNegative, coefficient: UInt256(low: digits.coefficient),
        exponent: digits.exponent, isSticky: true),
      scale: scale, at: target, in: context)
  }
}
