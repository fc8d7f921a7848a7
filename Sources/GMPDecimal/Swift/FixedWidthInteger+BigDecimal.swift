import DecimalArithmetic

extension FixedWidthInteger {
  /// Creates the integer that equals `value`, if `value` is an integer in range.
  public init?(exactly value: BigDecimal) {
    guard let (text, isExact) = value.integerText(rounding: .down, bits: Self.bitWidth), isExact,
      let integer = Self(text)
    else { return nil }
    self = integer
  }

  /// Rounds `value` to an integer; `nil` if the integer is out of range, for an infinity or a NaN.
  ///
  ///     Int(BigDecimal("2.5")!, rounding: .halfEven)  // 2
  public init?(_ value: BigDecimal, rounding: RoundingMode) {
    guard let (text, _) = value.integerText(rounding: rounding, bits: Self.bitWidth),
      let integer = Self(text)
    else { return nil }
    self = integer
  }
}

extension BigDecimal {
  /// Returns a number rounded to an integer, as text, and whether it was one.
  ///
  /// The result is `nil` for numbers that are not finite or at least 10^(bits + 1).
  fileprivate func integerText(
    rounding: RoundingMode, bits: Int
  ) -> (text: String, isExact: Bool)? {
    // No integer of this many bits has as many digits, so no long text is written for it.
    guard isFinite, isZero || adjustedExponent <= bits else { return nil }
    let outcome = BigDecimal.roundToIntegralExact(self, in: .widest.rounding(rounding))
    return (outcome.value.isZero ? "0" : outcome.value.plainString(), outcome.isExact)
  }
}
