extension DecimalBackend {
  /// Rounds x to a number of digits or decimals: a conversion with the factor 1.
  ///
  ///     let cents = RoundingTarget.decimals(2, elseDigits: 1)
  ///     Decimal128.round(Decimal128("2.345")!, to: cents, in: .decimal128).value  // 2.34
  ///     Decimal128.round(Decimal128("0.0042")!, to: cents, in: .decimal128).value  // 0.004
  ///
  /// - Conditions: those of ``convert(_:by:to:in:)``.
  @inlinable
  public static func round(
    _ x: Self, to target: RoundingTarget, in context: ArithmeticContext
  ) -> Conversion<Self> {
    convert(x, by: .linear(.one), to: target, in: context)
  }
}
