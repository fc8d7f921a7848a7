import DecimalArithmetic

extension CalculatedValue where Number: GeneralDecimalBackend {
  /// x to a whole power; x⁰ = 1 for every x but 0.
  ///
  /// A power that is no fraction of at most 128 bits is the backend's power, rounded once.
  ///
  /// - Throws: ``CalculationError/zeroToPowerZero``; ``CalculationError/divisionByZero`` for a
  ///   negative power of 0; ``CalculationError/tooLarge(_:)`` or ``CalculationError/tooSmall(_:)``
  ///   beyond the context's exponents.
  /// - Complexity: O(log |exponent|) multiplications, or one power of the backend.
  public func raised(
    to exponent: Int, in context: ArithmeticContext
  ) throws(CalculationError) -> CalculatedValue {
    if isZero {
      if exponent == 0 { throw .zeroToPowerZero }
      if exponent < 0 { throw .divisionByZero }
    }
    if case .fraction(let ratio) = self, let power = ratio.raised(to: exponent) {
      return try Self.checked(power, in: context)
    }
    let base = decimal(in: context)
    let power = Number.power(
      base.value, Number.parse("\(exponent)", in: context).value, in: context)
    return try Self.checked(power, ofExact: base.isExact, in: context)
  }
}
