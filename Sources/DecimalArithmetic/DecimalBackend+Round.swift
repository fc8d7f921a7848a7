extension DecimalBackend {
  /// Rounds x to a number of digits or decimals: a conversion with the factor 1.
  ///
  ///     Decimal128.round(x, to: .decimals(2, elseDigits: 1), in: .decimal128)
  ///
  /// - Conditions: those of ``convert(_:by:to:in:)``.
  @inlinable
  public static func round(
    _ x: Self, to target: RoundingTarget, in context: ArithmeticContext
  ) -> Conversion<Self> {
    convert(x, by: .linear(.one), to: target, in: context)
  }
}
