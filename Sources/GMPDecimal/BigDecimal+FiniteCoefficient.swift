extension BigDecimal {
  /// Creates ±coefficient × 10^exponent; `nil` for an exponent beyond ±``exponentLimit``.
  ///
  ///     BigDecimal(exactly: 1_999, exponent: -2, isNegative: false)!  // 19.99
  ///     BigDecimal(exactly: 1, exponent: .max, isNegative: false)  // nil
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
