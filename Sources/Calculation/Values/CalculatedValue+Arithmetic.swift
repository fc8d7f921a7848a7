import DecimalArithmetic

extension CalculatedValue {
  /// Returns x + y, where x is this value and y is `other`.
  ///
  ///     let tenth = CalculatedValue<Decimal128>.fraction(ExactRatio(1, over: 10)!)
  ///     let fifth = CalculatedValue<Decimal128>.fraction(ExactRatio(1, over: 5)!)
  ///     try tenth.adding(fifth, in: .decimal128).decimal(in: .decimal128).value  // 0.3
  ///
  /// - Throws: ``CalculationError/tooLarge(_:)`` beyond the context's exponents.
  @inlinable
  public func adding(
    _ other: CalculatedValue, in context: ArithmeticContext
  ) throws(CalculationError) -> CalculatedValue {
    try applying(.add, other, in: context)
  }

  /// Returns x − y, where x is this value and y is `other`.
  ///
  /// - Throws: ``CalculationError/tooLarge(_:)`` beyond the context's exponents.
  @inlinable
  public func subtracting(
    _ other: CalculatedValue, in context: ArithmeticContext
  ) throws(CalculationError) -> CalculatedValue {
    try applying(.subtract, other, in: context)
  }

  /// Returns x · y, where x is this value and y is `other`.
  ///
  ///     let third = CalculatedValue<Decimal128>.fraction(ExactRatio(1, over: 3)!)
  ///     let three = CalculatedValue<Decimal128>(3)
  ///     try third.multiplied(by: three, in: .decimal128) == CalculatedValue(1)  // true
  ///
  /// - Throws: ``CalculationError/tooLarge(_:)`` or ``CalculationError/tooSmall(_:)`` beyond the
  ///   context's exponents.
  @inlinable
  public func multiplied(
    by other: CalculatedValue, in context: ArithmeticContext
  ) throws(CalculationError) -> CalculatedValue {
    try applying(.multiply, other, in: context)
  }

  /// Returns x ÷ y, where x is this value and y is `other`.
  ///
  ///     let one = CalculatedValue<Decimal128>(1)
  ///     try one.divided(by: CalculatedValue(3), in: .decimal128).isExact  // true
  ///     let result = Result { try one.divided(by: .zero, in: .decimal128) }
  ///     result  // failure(division by zero has no value)
  ///
  /// - Throws: ``CalculationError/divisionByZero`` if y is 0, 0 ÷ 0 included;
  ///   ``CalculationError/roundedToZero`` if an earlier operation rounded y to 0;
  ///   ``CalculationError/tooLarge(_:)`` or ``CalculationError/tooSmall(_:)`` beyond the context's
  ///   exponents.
  @inlinable
  public func divided(
    by other: CalculatedValue, in context: ArithmeticContext
  ) throws(CalculationError) -> CalculatedValue {
    try applying(.divide, other, in: context)
  }

  /// Returns this value as a percentage: the value ÷ 100.
  ///
  ///     let rate = try CalculatedValue<Decimal128>(15).percent(in: .decimal128)
  ///     rate.decimal(in: .decimal128).value  // 0.15
  ///
  /// - Throws: ``CalculationError/tooSmall(_:)`` below the context's smallest magnitude.
  @inlinable
  public func percent(in context: ArithmeticContext) throws(CalculationError) -> CalculatedValue {
    if case .fraction(let ratio) = self, let part = ratio.hundredth {
      return try Self.checked(part, in: context)
    }
    return try divided(by: CalculatedValue(100), in: context)
  }

  /// Returns the value with the opposite sign; 0 has no sign.
  @inlinable
  public func negated(in context: ArithmeticContext) -> CalculatedValue {
    switch self {
    case .fraction(let ratio): .fraction(ratio.negated)
    case .decimal(let number, let isExact):
      .decimal(Number.minus(number, in: context).value, isExact: isExact)
    }
  }

  /// Returns the result of an operation on fractions; on decimals of the context if an operand or
  /// the result is no fraction.
  ///
  /// A single function for all operations, which is not inlined, keeps the code small.
  @inlinable
  @inline(never)
  package func applying(
    _ operation: ValueOperation, _ other: CalculatedValue, in context: ArithmeticContext
  ) throws(CalculationError) -> CalculatedValue {
    if operation == .divide && other.isZero {
      throw other.isExact ? .divisionByZero : .roundedToZero
    }
    if case .fraction(let x) = self, case .fraction(let y) = other,
      let ratio = operation.ratio(x, y)
    {
      return try Self.checked(ratio, in: context)
    }
    let x = decimal(in: context)
    let y = other.decimal(in: context)
    let outcome =
      switch operation {
      case .add: Number.add(x.value, y.value, in: context)
      case .subtract: Number.subtract(x.value, y.value, in: context)
      case .multiply: Number.multiply(x.value, y.value, in: context)
      case .divide: Number.divide(x.value, by: y.value, in: context)
      }
    return try Self.checked(outcome, ofExact: x.isExact && y.isExact, in: context)
  }
}

/// An operation on two values.
@usableFromInline
package enum ValueOperation {
  case add, subtract, multiply, divide

  /// Returns the result on fractions; `nil` if the result is no fraction of at most 128 bits.
  @usableFromInline
  package func ratio(_ x: ExactRatio, _ y: ExactRatio) -> ExactRatio? {
    switch self {
    case .add: x.adding(y)
    case .subtract: x.subtracting(y)
    case .multiply: x.multiplied(by: y)
    case .divide: x.divided(by: y)
    }
  }
}

extension ExactRatio {
  /// x ÷ 100; `nil` beyond the exponents of ``ExactRatio``.
  @usableFromInline
  package var hundredth: ExactRatio? { multiplied(by: Self.oneHundredth) }

  private static let oneHundredth = ExactRatio(1, exponent: -2) ?? .one
}
