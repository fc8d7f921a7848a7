extension DecimalBackend {
  @inlinable
  public init?(exactly coefficient: UInt128, exponent: Int, isNegative: Bool) {
    let digits = (isNegative ? "-" : "") + coefficient.description
    self.init(exactly: digits + "E" + exponent.description)
  }

  @inlinable public var finiteCoefficient: UInt128? { nil }
}
