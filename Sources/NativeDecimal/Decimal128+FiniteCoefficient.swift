extension Decimal128 {
  /// Creates ±coefficient × 10^exponent, if the type holds it with these digits and this exponent.
  ///
  ///     Decimal128(exactly: 150, exponent: -2, isNegative: true)  // Optional(-1.50)
  ///     Decimal128(exactly: 1, exponent: 6_144, isNegative: false)  // nil
  public init?(exactly coefficient: UInt128, exponent: Int, isNegative: Bool) {
    guard coefficient < Self.coefficientLimit, Self.exponents.contains(exponent) else {
      return nil
    }
    self.init(isNegative: isNegative, coefficient: coefficient, exponent: exponent)
  }

  public var finiteCoefficient: UInt128? { isFinite ? coefficient : nil }
}
