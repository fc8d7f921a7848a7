import DecimalArithmetic

extension CalculatedValue {
  /// x + y.
  ///
  /// - Throws: ``CalculationError/tooLarge(_:)`` beyond the context's exponents.
  @inlinable
  public func adding(
    _ other: CalculatedValue, in context: ArithmeticContext
  ) throws(CalculationError) -> CalculatedValue {
    try applying(other, in: context, { $0.adding($1) }, { Number.add($0, $1, in: $2) })
  }

  /// x − y.
  ///
  /// - Throws: ``CalculationError/tooLarge(_:)`` beyond the context's exponents.
  @inlinable
  public func subtracting(
    _ other: CalculatedValue, in context: ArithmeticContext
  ) throws(CalculationError) -> CalculatedValue {
    try applying(other, in: context, { $0.subtracting($1) }, { Number.subtract($0, $1, in: $2) })
  }

  /// x · y.
  ///
  /// - Throws: ``CalculationError/tooLarge(_:)`` or ``CalculationError/tooSmall(_:)`` beyond the
  ///   context's exponents.
  @inlinable
  public func multiplied(
    by other: CalculatedValue, in context: ArithmeticContext
  ) throws(CalculationError) -> CalculatedValue {
    try applying(other, in: context, { $0.multiplied(by: $1) }, { Number.multiply($0, $1, in: $2) })
  }

  /// x ÷ y.
  ///
  /// - Throws: ``CalculationError/divisionByZero`` if y is 0, 0 ÷ 0 included;
  ///   ``CalculationError/tooLarge(_:)`` or ``CalculationError/tooSmall(_:)`` beyond the context's
  ///   exponents.
  @inlinable
  public func divided(
    by other: CalculatedValue, in context: ArithmeticContext
  ) throws(CalculationError) -> CalculatedValue {
    if other.isZero { throw .divisionByZero }
    return try applying(
      other, in: context, { $0.divided(by: $1) }, { Number.divide($0, by: $1, in: $2) })
  }

  /// x ÷ 100: x percent.
  ///
  /// - Throws: ``CalculationError/tooSmall(_:)`` below the context's exponents.
  @inlinable
  public func percent(in context: ArithmeticContext) throws(CalculationError) -> CalculatedValue {
    try divided(by: CalculatedValue(100), in: context)
  }

  /// −x; 0 has no sign.
  @inlinable
  public func negated(in context: ArithmeticContext) -> CalculatedValue {
    switch self {
    case .fraction(let ratio): .fraction(ratio.negated)
    case .decimal(let number, let isExact):
      .decimal(Number.minus(number, in: context).value, isExact: isExact)
    }
  }

  /// The operation on fractions, else on decimals of the context.
  @inlinable
  package func applying(
    _ other: CalculatedValue, in context: ArithmeticContext,
    _ exact: (ExactRatio, ExactRatio) -> ExactRatio?,
    _ rounded: (Number, Number, ArithmeticContext) -> Outcome<Number>
  ) throws(CalculationError) -> CalculatedValue {
    if case .fraction(let x) = self, case .fraction(let y) = other, let ratio = exact(x, y) {
      return try Self.checked(ratio, in: context)
    }
    let x = decimal(in: context)
    let y = other.decimal(in: context)
    return try Self.checked(
      rounded(x.value, y.value, context), ofExact: x.isExact && y.isExact, in: context)
  }
}
