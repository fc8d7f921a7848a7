extension DecimalBackend {
  @inlinable
  public init?(exactly coefficient: UInt128, exponent: Int, isNegative: Bool) {
    self.init(exactly: (isNegative ? "-" : "") + coefficient.description + "E" + exponent.description)
  }

  @inlinable public var finiteCoefficient: UInt128? { nil }
}
