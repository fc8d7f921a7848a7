import DecimalArithmetic

extension FixedWidthInteger {
  /// The integer that `value` is, if it is one and in range.
  public init?(exactly value: BigDecimal) {
    guard let (text, isExact) = value.integerText(rounding: .down, bits: Self.bitWidth), isExact,
      let integer = Self(text)
    else { return nil }
    self = integer
  }

  /// `value` rounded to an integer, if that is in range; `nil` for an infinity or a NaN.
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
  /// A finite number rounded to an integer, as text, and whether it was one; `nil` beyond 10^bits.
  fileprivate func integerText(
    rounding: RoundingMode, bits: Int
  ) -> (text: String, isExact: Bool)? {
    // No number of so many bits has as many digits, and no exponent is written out for nothing.
    guard isFinite, isZero || adjustedExponent <= bits else { return nil }
    let outcome = BigDecimal.roundToIntegralExact(self, in: .widest.rounding(rounding))
    return (outcome.value.isZero ? "0" : outcome.value.plainString(), outcome.isExact)
  }
}
