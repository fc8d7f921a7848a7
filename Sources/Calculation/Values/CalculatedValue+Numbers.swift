import DecimalArithmetic
import MeasureText

extension CalculatedValue {
  /// Creates the value of a number; rounds to the context if the number is no fraction of at most
  /// 128 bits.
  ///
  ///     let third = ReadNumber.fraction(ExactRatio(1, over: 3)!)
  ///     let value = try CalculatedValue<Decimal128>(third, in: .decimal128)
  ///     value.isExact  // true
  ///     value.decimal(in: .decimal32).value  // 0.3333333
  ///
  /// - Throws: ``CalculationError/tooLarge(_:)`` or ``CalculationError/tooSmall(_:)`` beyond the
  ///   context's exponents.
  /// - Precondition: the backend supports the context.
  @inlinable
  public init(_ number: ReadNumber, in context: ArithmeticContext) throws(CalculationError) {
    if let ratio = number.exactRatio {
      self = try Self.checked(ratio, in: context)
    } else {
      let outcome: Outcome<Number> = number.value(in: context)
      self = try Self.checked(outcome, ofExact: true, in: context)
    }
  }

  /// Returns the value of a fraction; throws an error for a fraction beyond the context's
  /// exponents.
  @inlinable
  package static func checked(
    _ ratio: ExactRatio, in context: ArithmeticContext
  ) throws(CalculationError) -> CalculatedValue {
    // Numerator and denominator have at most 39 digits each, so only a fraction whose exponent is
    // within 40 of a limit can exceed the limit.
    let isNearLimit =
      ratio.exponent > context.maxExponent - 40 || ratio.exponent < context.minExponent + 40
    if isNearLimit && !ratio.isZero { try checkNearLimit(ratio, in: context) }
    return .fraction(ratio)
  }

  /// Throws an error if a fraction is beyond the context's exponents.
  @inlinable
  @inline(never)
  package static func checkNearLimit(
    _ ratio: ExactRatio, in context: ArithmeticContext
  ) throws(CalculationError) {
    let outcome = CalculatedValue.fraction(ratio).decimal(in: context)
    // In rounding modes such as down, overflow returns the largest finite number instead of
    // infinity.
    if outcome.conditions.contains(.overflow) { throw .tooLarge(context) }
    if outcome.value.isZero { throw .tooSmall(context) }
  }

  /// Returns the result of a backend's operation; an exact result of at most 38 digits is a
  /// fraction.
  @inlinable
  package static func checked(
    _ outcome: Outcome<Number>, ofExact isExact: Bool, in context: ArithmeticContext
  ) throws(CalculationError) -> CalculatedValue {
    #if SeededFaults
    if let faulty = faultyResult(outcome, ofExact: isExact) { return faulty }
    #endif
    let number = outcome.value
    if !number.isFinite || outcome.conditions.contains(.overflow) { throw .tooLarge(context) }
    if number.isZero && !outcome.isExact { throw .tooSmall(context) }
    guard isExact && outcome.isExact else { return .decimal(number, isExact: false) }
    if let coefficient = number.finiteCoefficient,
      let ratio = ExactRatio(
        isNegative: number.isNegative, coefficient, exponent: number.exponent)
    {
      return .fraction(ratio)
    }
    return .decimal(number, isExact: true)
  }
}
