import DecimalArithmetic

extension CalculatedValue where Number: GeneralDecimalBackend {
  /// Returns this value to the power of a whole exponent; the power 0 of every value but 0 is 1.
  ///
  /// If the power is no fraction of at most 128 bits, the backend computes it and rounds once.
  ///
  ///     let two = CalculatedValue<Decimal128>(2)
  ///     let quarter = try two.raised(to: CalculatedValue(-2), in: .decimal128)
  ///     quarter.decimal(in: .decimal128).value  // 0.25
  ///
  /// - Throws: ``CalculationError/exponentNotWhole`` for an exponent that is no whole number within
  ///   ±``ArithmeticContext/limit``; ``CalculationError/zeroToPowerZero``;
  ///   ``CalculationError/divisionByZero`` for a negative power of 0;
  ///   ``CalculationError/roundedToZero`` for the power 0, or a negative power, of a base that an
  ///   earlier operation rounded to 0;
  ///   ``CalculationError/tooLarge(_:)`` or ``CalculationError/tooSmall(_:)`` beyond the context's
  ///   exponents.
  /// - Complexity: O(log |exponent|) multiplications, or one power of the backend.
  @inlinable
  public func raised(
    to exponent: CalculatedValue, in context: ArithmeticContext
  ) throws(CalculationError) -> CalculatedValue {
    guard case .fraction(let ratio) = exponent, let exponent = ratio.wholeExponent else {
      throw .exponentNotWhole
    }
    #if SeededFaults
    if let faulty = faultyPower(exponent) { return faulty }
    #endif
    if isZero {
      if exponent <= 0 && !isExact { throw .roundedToZero }
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

extension ExactRatio {
  /// The number, if it is whole and within ±``ArithmeticContext/limit``; else `nil`.
  @usableFromInline
  package var wholeExponent: Int? {
    // 250 is 1 ÷ 4 × 10³: the power of ten may cancel the denominator.
    guard exponent.magnitude < 40, let power = powerOfTen(abs(exponent)) else { return nil }
    let (top, overflow) =
      exponent < 0 ? (numerator, false) : numerator.multipliedReportingOverflow(by: power)
    let (bottom, wide) =
      exponent < 0 ? denominator.multipliedReportingOverflow(by: power) : (denominator, false)
    guard !overflow, !wide, top % bottom == 0, top / bottom <= UInt128(ArithmeticContext.limit)
    else { return nil }
    let magnitude = Int(top / bottom)
    return isNegative ? -magnitude : magnitude
  }
}
