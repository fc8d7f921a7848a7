import DecimalArithmetic

// The operations with their result in place of the first operand. A value that nobody shares keeps its
// memory; results and conditions are those of the operations that give a new value.
extension BigDecimal {
  /// Adds `y`: ``add(_:_:in:)`` into memory that the value already has.
  ///
  /// - Returns: the conditions raised.
  public mutating func add(_ y: BigDecimal, in context: ArithmeticContext) -> Conditions {
    let destination = destination
    return become(
      Self.sum(self, y, flippingSecond: false, in: context, destination: destination))
  }

  /// Subtracts `y`: ``subtract(_:_:in:)`` into memory that the value already has.
  ///
  /// - Returns: the conditions raised.
  public mutating func subtract(_ y: BigDecimal, in context: ArithmeticContext) -> Conditions {
    let destination = destination
    return become(
      Self.sum(self, y, flippingSecond: true, in: context, destination: destination))
  }

  /// Multiplies by `y`: ``multiply(_:_:in:)`` into memory that the value already has.
  ///
  /// - Returns: the conditions raised.
  public mutating func multiply(by y: BigDecimal, in context: ArithmeticContext) -> Conditions {
    let destination = destination
    return become(Self.product(self, y, in: context, destination: destination))
  }

  /// Divides by `y`: ``divide(_:by:in:)`` into memory that the value already has.
  ///
  /// - Returns: the conditions raised.
  public mutating func divide(by y: BigDecimal, in context: ArithmeticContext) -> Conditions {
    let destination = destination
    return become(Self.quotient(self, y, in: context, destination: destination))
  }

  /// Takes the exponent of `y`: ``quantize(_:to:in:)`` into memory that the value already has.
  ///
  /// - Returns: the conditions raised.
  public mutating func quantize(to y: BigDecimal, in context: ArithmeticContext) -> Conditions {
    if let conditions = cutOwnLimbs(to: y, in: context) { return conditions }
    let destination = destination
    return become(Self.quantized(self, to: y, in: context, destination: destination))
  }

  /// Takes the value of an outcome that may lie in this value's own memory.
  @inline(__always)
  mutating func become(_ outcome: Outcome<BigDecimal>) -> Conditions {
    // The memory was in use without being counted.
    withExtendedLifetime(limbs) {}
    self = outcome.value
    return outcome.conditions
  }
}
