import DecimalArithmetic

/// A conversion with the depth at which Ziv's loop decided it; 0 if no loop was needed.
package struct TracedConversion {
  package var conversion: Conversion<Decimal128>
  package var depth: Int

  init(_ conversion: Conversion<Decimal128>, depth: Int = 0) {
    self.conversion = conversion
    self.depth = depth
  }
}

extension Decimal128 {
  /// Rounds exact · 10^scale once at the position that `target` asks for, for any `scale`.
  ///
  /// Only levels have results of 10¹⁸ digits. The exponent of such a result decides whether the
  /// requested decimals cut the whole result. A result far below every context rounds alike at
  /// every exponent, so the exponent is clamped. For a result far above, only the distance between
  /// its exponent and the decimals matters. The result has at most 78 digits, so distances beyond
  /// ±100 are equivalent. The exponent and the decimals are reduced together.
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

  /// Rounds digits · 10^scale once, for the digits of an irrational number.
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
