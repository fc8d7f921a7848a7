import DecimalArithmetic

extension MoneyRounding {
  /// Rounds a value once to a multiple of the step, in the rounding mode.
  ///
  ///     let tie = ExactRatio(12_345, exponent: -3)!
  ///     try MoneyRounding(toDecimals: 2).rounded(tie)  // 12.35
  ///     try MoneyRounding(toDecimals: 2, mode: .halfEven).rounded(tie)  // 12.34
  ///
  /// - Throws: ``MoneyError/amountTooLarge``; ``MoneyError/ratioTooLong`` if the value in smallest
  ///   parts is no ratio of 128 bits.
  public func rounded(_ value: ExactRatio) throws(MoneyError) -> MoneyAmount {
    let parts = try MinorUnitRatio(value, decimals: step.decimals)
    return try rounded(parts, times: 1, over: 1)
  }

  /// Rounds a part of a value, value · weight ÷ sum, once to a multiple of the step.
  ///
  /// - Precondition: `sum` is above 0 and not below `weight`.
  func rounded(
    _ value: MinorUnitRatio, times weight: UInt128, over sum: UInt128
  ) throws(MoneyError) -> MoneyAmount {
    let (divisor, overflow) = value.denominator.multipliedReportingOverflow(by: sum)
    if overflow { throw .ratioTooLong }
    guard
      let cut = StepQuotient(
        value.numerator, times: weight, over: divisor, step: step.minorUnits.magnitude)
    else { throw .amountTooLarge }
    return try amount(ofSteps: roundedCount(cut, isNegative: value.isNegative), value.isNegative)
  }

  /// Returns the number of steps after rounding.
  private func roundedCount(_ cut: StepQuotient, isNegative: Bool) -> UInt128 {
    #if SeededFaults
    if let faulty = faultyCount(cut) { return faulty }
    #endif
    let grows = mode.increments(
      lastDigit: UInt8(truncatingIfNeeded: cut.count % 10), isNegative: isNegative,
      discarded: cut.discarded)
    return grows ? cut.count &+ 1 : cut.count
  }

  private func amount(
    ofSteps count: UInt128, _ isNegative: Bool
  ) throws(MoneyError) -> MoneyAmount {
    let (magnitude, overflow) = count.multipliedReportingOverflow(by: step.minorUnits.magnitude)
    if overflow || magnitude > MoneyLimits.minorUnits.magnitude { throw .amountTooLarge }
    let parts = Int128(truncatingIfNeeded: magnitude)
    return MoneyAmount(unchecked: isNegative ? -parts : parts, decimals: step.decimals)
  }
}
