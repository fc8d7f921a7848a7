extension BigDecimal {
  public init?(exactly coefficient: UInt128, exponent: Int, isNegative: Bool) {
    guard exponent.magnitude <= Self.exponentLimit else { return nil }
    self.init(
      isNegative: isNegative, coefficient: coefficient, exponent: exponent, storage: .smallest)
  }

  public var finiteCoefficient: UInt128? { isFinite ? shortCoefficient : nil }
}

extension LimbDecimal {
  public init?(exactly coefficient: UInt128, exponent: Int, isNegative: Bool) {
    guard exponent.magnitude <= BigDecimal.exponentLimit else { return nil }
    self.init(
      BigDecimal(
        isNegative: isNegative, coefficient: coefficient, exponent: exponent, storage: .limbs))
  }

  public var finiteCoefficient: UInt128? { value.finiteCoefficient }
}
