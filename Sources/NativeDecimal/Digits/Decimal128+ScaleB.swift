import DecimalArithmetic

extension Decimal128 {
  /// Multiplies x by 10ʸ for an integer y.
  ///
  /// ``GeneralDecimalBackend/scaleB(_:by:in:)`` states which y are valid.
  ///
  ///     Decimal128.scaleB(Decimal128("7.50")!, by: 3, in: .decimal128).value  // 7.50E+3
  ///     Decimal128.scaleB(Decimal128("7.50")!, by: -2, in: .decimal128).value  // 0.0750
  public static func scaleB(
    _ x: Self, by y: Self, in context: ArithmeticContext
  ) -> Outcome<Self> {
    if let outcome = propagatedNaN(x, y, in: context) { return outcome }
    guard let shift = y.count(atMost: 2 * (context.maxExponent + context.precision)) else {
      return Outcome(.nan(), .invalidOperation)
    }
    if x.isInfinite { return Outcome(x) }
    return rounded(
      Unrounded(
        isNegative: x.isNegative, coefficient: UInt256(low: x.coefficient),
        exponent: x.finiteExponent + shift),
      in: context)
  }

  /// Returns the value of an integer with exponent 0 and a magnitude of at most `limit`, or `nil`.
  ///
  /// Source: General Decimal Arithmetic Specification 1.70, "scaleb", "shift", "rotate": the second
  /// operand is an integer with exponent 0, so neither 1E+1 nor 1.0 is valid.
  func count(atMost limit: Int) -> Int? {
    guard isFinite, finiteExponent == 0, coefficient <= UInt128(limit) else { return nil }
    return isNegative ? -Int(coefficient) : Int(coefficient)
  }
}
