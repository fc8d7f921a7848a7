import DecimalArithmetic

extension FixedWidthInteger {
  /// Creates the integer that equals `value`; `nil` if `value` is no integer or out of range.
  ///
  ///     Int(exactly: BigDecimal("2.00")!)  // Optional(2)
  ///     Int(exactly: BigDecimal("2.50")!)  // nil
  ///     UInt8(exactly: BigDecimal("256")!)  // nil
  public init?(exactly value: BigDecimal) {
    guard let (text, isExact) = value.integerText(rounding: .down, bits: Self.bitWidth), isExact,
      let integer = Self(text)
    else { return nil }
    self = integer
  }

  /// Creates the integer to which `value` is rounded; `nil` if the integer is out of range.
  ///
  /// The result is `nil` for an infinity and a NaN, too.
  ///
  ///     Int(BigDecimal("2.5")!, rounding: .halfEven)  // Optional(2)
  ///     Int(BigDecimal("2.5")!, rounding: .halfUp)  // Optional(3)
  ///     UInt8(BigDecimal("255.5")!, rounding: .halfUp)  // nil
  public init?(_ value: BigDecimal, rounding: RoundingMode) {
    guard let (text, _) = value.integerText(rounding: rounding, bits: Self.bitWidth),
      let integer = Self(text)
    else { return nil }
    self = integer
  }
}

extension BigDecimal {
  /// Returns the number rounded to an integer as text, and whether the rounding was exact.
  ///
  /// The result is `nil` for infinities, NaNs, and numbers of at least 10^(bits + 1).
  fileprivate func integerText(
    rounding: RoundingMode, bits: Int
  ) -> (text: String, isExact: Bool)? {
    // An integer of `bits` bits has at most `bits` digits; numbers with more digits are out of
    // range.
    guard isFinite, isZero || adjustedExponent <= bits else { return nil }
    let outcome = BigDecimal.roundToIntegralExact(self, in: .widest.rounding(rounding))
    return (outcome.value.isZero ? "0" : outcome.value.plainString(), outcome.isExact)
  }
}
