extension Decimal128 {
  public init?(exactly coefficient: UInt128, exponent: Int, isNegative: Bool) {
    guard coefficient < Self.coefficientLimit, Self.exponents.contains(exponent) else {
      return nil
    }
    self.init(isNegative: isNegative, coefficient: coefficient, exponent: exponent)
  }

  public var finiteCoefficient: UInt128? { isFinite ? coefficient : nil }
}
